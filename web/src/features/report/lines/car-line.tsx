import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { IdentityFact } from '@avtosverka/contract/decision';
import type { CarSource } from '@avtosverka/contract/vocabulary/decision';
import { TriangleAlert } from 'lucide-react';
import { BaseCardOnDemand } from '../../../car/base/base-card-on-demand.tsx';
import { CarThumbnail } from '../../../car/base/car-thumbnail.tsx';
import { carName } from '../../../car/car-name.ts';
import type { ReportState } from '../../../car/state/report-state.ts';
import type { OpenLines } from '../../../car/state/use-open-lines.ts';
import { Line } from './line.tsx';

export type CarLineProps = {
	state: ReportState;
	identity: readonly IdentityFact[];
	lines: OpenLines;
	onAgain: () => void;
};

/** Which car this is: what everybody agrees on once, and where they differ. */
export function CarLine({ state, identity, lines, onAgain }: CarLineProps) {
	const { base } = state;
	const differing = identity.filter(({ value }) => value === null);
	const asking = base.reply === null && (base.phase === 'idle' || base.phase === 'loading');
	return (
		<Line
			as="section"
			id="base"
			title="Что это за машина"
			icon={<CarThumbnail data={base.reply?.data ?? null} waiting={asking} />}
			isOpen={lines.isOpen('base')}
			onToggle={() => lines.toggle('base')}
			words={
				differing.length > 0 ? (
					<span className="inline-flex items-center gap-1.5 font-medium text-warn">
						<TriangleAlert aria-hidden className="size-4 flex-none" />
						Расходятся: {differing.map(({ field }) => field.toLowerCase()).join(', ')}
					</span>
				) : (
					carWords(state, asking)
				)
			}
		>
			<Agreed facts={identity.filter(({ value, values }) => value !== null && !inBase(values))} />
			<Differing facts={differing} />
			<div className="print:hidden">
				<BaseCardOnDemand card={base} isOpen={lines.isOpen('base')} onAgain={onAgain} />
			</div>
		</Line>
	);
}

function carWords(state: ReportState, asking: boolean): string {
	if (asking) return 'Узнаём машину…';
	return [carName(state) ?? 'Машина неизвестна', state.base.reply?.data?.color?.toLowerCase()]
		.filter(Boolean)
		.join(', ');
}

/** True for what stands in the basic card. */
function inBase(values: IdentityFact['values']): boolean {
	return values.some(({ section }) => section === 'base');
}

/** Facts that only sections tell. */
function Agreed({ facts }: { facts: readonly IdentityFact[] }) {
	if (facts.length === 0) return null;
	return (
		<dl className="mb-3 grid gap-x-5 gap-y-1 text-[15px] sm:grid-cols-2">
			{facts.map(({ field, value, values }) => (
				<div key={field} className="flex gap-2">
					<dt className="text-ink-3">{field}</dt>
					<dd className="font-medium wrap-anywhere">
						{value}
						{values.length > 1 && (
							<span className="font-normal text-ink-3"> · в {values.length} источниках</span>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

function Differing({ facts }: { facts: readonly IdentityFact[] }) {
	if (facts.length === 0) return null;
	return (
		<ul className="mb-3 grid gap-1.5 text-[15px]">
			{facts.map(({ field, values }) => (
				<li key={field}>
					<span className="font-semibold text-warn">{field}:</span>{' '}
					{values.map(({ section, value }) => `${value} (${sourceTitle(section)})`).join(', ')}
				</li>
			))}
		</ul>
	);
}

function sourceTitle(source: CarSource): string {
	return source === 'base' ? 'основные сведения' : SECTION_CATALOGUE[source].title.toLowerCase();
}
