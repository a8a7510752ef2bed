import type { BaseData } from '@avtosverka/contract/check/base';
import { Card as Sheet } from '../../ui/card.tsx';
import type { SectionState } from '../state/report-state.ts';
import { baseFacts, NO_VALUE } from './base-facts.ts';
import { BaseNote } from './base-note.tsx';
import { CarView } from './car-view.tsx';

export type BaseCardProps = { card: SectionState<BaseData>; onAgain: () => void };

/** Which car this is; keeps its room while it loads, so that nothing below jumps. */
export function BaseCard({ card, onAgain }: BaseCardProps) {
	const data = card.reply?.data ?? null;
	const waiting = data === null && (card.phase === 'idle' || card.phase === 'loading');
	return (
		<Sheet
			as="section"
			aria-labelledby="base-facts-title"
			aria-busy={waiting}
			className="grid overflow-hidden sm:grid-cols-[240px_minmax(0,1fr)] lg:grid-cols-[300px_minmax(0,1fr)]"
		>
			<h2 id="base-facts-title" className="sr-only">
				Основные сведения
			</h2>
			<CarView data={data} waiting={waiting} />
			<div className="px-4 pt-3.5 pb-3 sm:px-[22px] sm:py-5">
				<dl className="grid gap-x-5 gap-y-1.5 sm:gap-y-3 md:grid-cols-2">
					{baseFacts(data).map(({ label, value }) => (
						<div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-2 md:block">
							<dt className="text-sm text-ink-3">{label}</dt>
							<dd
								className={`leading-snug wrap-anywhere ${value === NO_VALUE ? 'text-ink-3' : 'font-semibold'}`}
							>
								{waiting ? <Blank /> : value}
							</dd>
						</div>
					))}
				</dl>
				<BaseNote card={card} onAgain={onAgain} />
			</div>
		</Sheet>
	);
}

function Blank() {
	return (
		<span
			aria-hidden
			className="inline-block h-3.5 w-28 max-w-full rounded bg-mute-soft align-middle motion-safe:animate-pulse"
		/>
	);
}
