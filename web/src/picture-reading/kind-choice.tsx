import type { SeenNumber } from './seen.ts';

const NAMES = { vin: 'VIN', plate: 'Госномер' } as const;

export type KindChoiceProps = {
	numbers: readonly SeenNumber[];
	chosen: SeenNumber;
	onChoose: (number: SeenNumber) => void;
};

/** A paper shows both numbers of a car: which of them to take. */
export function KindChoice({ numbers, chosen, onChoose }: KindChoiceProps) {
	if (numbers.length < 2) return null;
	return (
		<fieldset className="mb-4">
			<legend className="mb-1.5 text-sm font-medium text-ink-2">
				На снимке и VIN, и госномер. Что проверить?
			</legend>
			<div className="grid gap-2">
				{numbers.map((number) => (
					<button
						key={number.kind}
						type="button"
						aria-pressed={number === chosen}
						onClick={() => onChoose(number)}
						className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-field border border-edge px-3 py-1.5 text-left aria-pressed:bg-accent aria-pressed:text-accent-ink"
					>
						<span>{NAMES[number.kind]}</span>
						<span className="figures tracking-wide">{number.reading.text}</span>
					</button>
				))}
			</div>
		</fieldset>
	);
}
