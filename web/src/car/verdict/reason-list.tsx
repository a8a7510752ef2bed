import type { Reason } from '@avtosverka/contract/decision';
import { REASON_TITLES } from '@avtosverka/contract/vocabulary/decision';
import { groupReasons } from '@avtosverka/decision/car/grouped-reasons';
import type { OpenSection } from '../state/use-open-lines.ts';
import type { ShownReasons } from './shown-reasons.ts';
import { ReasonSign } from './verdict-sign.tsx';

export type ReasonListProps = { reasons: readonly Reason[]; open: OpenSection };

/** The gravest reasons, as many as there is room for; on paper and without scripts all of them. */
export function ShortReasonList({ reasons, shown, open }: ReasonListProps & { shown: ShownReasons }) {
	return (
		<ul>
			{reasons.map((reason, place) => (
				<li key={reasonKey(reason)} className={`print:block! noscript:block! ${placeClass(place, shown)}`}>
					<ReasonLine reason={reason} open={open} />
				</li>
			))}
		</ul>
	);
}

function placeClass(place: number, { phone, desktop }: ShownReasons): string {
	if (place < phone) return '';
	return place < desktop ? 'max-lg:hidden' : 'hidden';
}

/** All reasons by how grave they are, what one register says together. */
export function GroupedReasons({ reasons, open }: ReasonListProps) {
	return groupReasons(reasons).map(([severity, group]) => (
		<section key={severity} className="not-first:mt-2">
			<h3 className="text-[14px] leading-5 font-semibold text-ink-2">{REASON_TITLES[severity]}</h3>
			<ul>
				{group.map((reason) => (
					<li key={reasonKey(reason)}>
						<ReasonLine reason={reason} open={open} />
					</li>
				))}
			</ul>
		</section>
	));
}

/** What tells a reason from the others of a decision. */
export function reasonKey({ rule, section, record }: Reason): string {
	return `${rule} ${section} ${record}`;
}

function ReasonLine({ reason, open }: { reason: Reason; open: OpenSection }) {
	return (
		<a
			href={`#${reason.section}`}
			onClick={() => open(reason.section)}
			data-reason={reason.rule}
			className="flex min-h-[38px] items-center gap-2 py-0.5 text-[14.5px] leading-[18px] font-medium text-ink no-underline hover:underline lg:min-h-8 lg:py-0 lg:text-[15.5px] print:min-h-7"
		>
			<ReasonSign severity={reason.severity} />
			{/* A number stays with what it counts. */}
			<span>{reason.sentence.replace(/( [\d,]+) (?=[а-я])/g, '$1\u00a0')}</span>
		</a>
	);
}
