import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import type { Pack, PackId } from '@avtosverka/contract/vocabulary/payment';
import { priceOfOne, requestsOf } from './pack-words.ts';

export type PackChoiceProps = {
	packs: readonly Pack[];
	chosen: PackId;
	disabled: boolean;
	onChoose: (pack: PackId) => void;
};

/** The packs to choose from; a single one is shown without a choice. */
export function PackChoice({ packs, chosen, disabled, onChoose }: PackChoiceProps) {
	const [only, another] = packs;
	if (only !== undefined && another === undefined) {
		return (
			<p className="flex flex-wrap items-baseline gap-x-3">
				<b className="text-2xl font-bold">
					{requestsOf(only.requests)} за {showKopecks(only.kopecks)}
				</b>
				<span className="text-[15px] text-ink-2">{priceOfOne(only)}</span>
			</p>
		);
	}
	return (
		<fieldset disabled={disabled} className="grid gap-3">
			<legend className="mb-3 font-semibold">Сколько запросов</legend>
			{packs.map((pack) => (
				<label
					key={pack.id}
					className="flex min-h-24 cursor-pointer items-center gap-4 rounded-card border border-edge/60 bg-paper px-4.5 py-4 has-checked:border-accent has-checked:bg-accent-soft has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
				>
					<input
						type="radio"
						name="pack"
						value={pack.id}
						checked={pack.id === chosen}
						onChange={() => onChoose(pack.id)}
						className="size-5 flex-none accent-accent"
					/>
					<span className="mr-auto">
						<span className="block text-lg leading-tight font-semibold">{requestsOf(pack.requests)}</span>
						<span className="mt-0.5 block text-[15px] text-ink-2">{priceOfOne(pack)}</span>
					</span>
					<b className="figures text-2xl font-bold whitespace-nowrap">{showKopecks(pack.kopecks)}</b>
				</label>
			))}
		</fieldset>
	);
}
