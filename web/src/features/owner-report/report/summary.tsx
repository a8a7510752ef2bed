import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { BlockLink } from './block-link.tsx';
import { blockView, inTwoColumns } from './block-view.ts';
import { markInk, ToneIcon } from './mark.tsx';
import { Teaser, TeaserNote } from './teaser.tsx';
import { toneOf } from './tone.ts';
import { formedOn } from './words.ts';

/** The eight checks in two columns, and when they were made; in a paid report each leads to its block. */
export function Summary({ report }: { report: OwnerReport }) {
	const lines: readonly (PersonRegister | 'formed')[] = [...PERSON_REGISTERS, 'formed'];
	return (
		<Card as="section" aria-labelledby="summary" className="px-4 py-2.5 sm:px-[22px] sm:py-5">
			<h2 id="summary" className="mb-0.5 text-[19px] font-semibold tracking-tight sm:mb-3">
				Сводка
			</h2>
			<div className={`grid gap-x-2 sm:grid-cols-2 sm:gap-x-8 ${report.paid ? 'grid-cols-2' : ''}`}>
				{inTwoColumns(lines).map((column) => (
					<ul key={column[0]}>
						{column.map((line) =>
							line === 'formed' ? (
								<li
									key={line}
									className="flex min-h-11 items-center gap-2.5 px-2 text-[15px] text-ink-2 max-sm:text-[13.5px] max-sm:leading-tight"
								>
									<CalendarCheck aria-hidden className="size-5 flex-none" />
									{formedOn(report.created_at)}
								</li>
							) : (
								<SummaryLine key={line} report={report} register={line} />
							),
						)}
					</ul>
				))}
			</div>
			{PERSON_REGISTERS.some((register) => blockView(report, register).kind === 'hidden') && <TeaserNote />}
		</Card>
	);
}

function SummaryLine({ report, register }: { report: OwnerReport; register: PersonRegister }) {
	const view = blockView(report, register);
	const { tone, words } = toneOf(register, view);
	const { title } = BLOCK_CATALOGUE[register];
	return (
		<li>
			<MaybeLink to={report.paid ? register : null}>
				<ToneIcon tone={tone} />
				<span className={report.paid ? 'min-w-0 max-sm:grid sm:contents' : 'contents'}>
					<span
						className={`mr-auto leading-snug ${report.paid ? 'max-sm:text-[14px] max-sm:leading-tight' : ''}`}
					>
						{title}
					</span>
					{view.kind === 'hidden' ? (
						<Teaser />
					) : (
						<span
							className={`text-right text-[14.5px] leading-snug font-medium ${report.paid ? 'max-sm:text-left max-sm:text-[13px]' : ''} ${markInk(tone)}`}
						>
							{words}
						</span>
					)}
				</span>
			</MaybeLink>
		</li>
	);
}

function MaybeLink({ to, children }: { to: PersonRegister | null; children: ReactNode }) {
	const style =
		'flex min-h-11 items-center gap-2.5 rounded-chip px-2 py-1 max-sm:gap-2 max-sm:px-1 sm:py-1.5';
	if (to === null) return <div className={style}>{children}</div>;
	return (
		<BlockLink block={to} className={`${style} no-underline hover:bg-accent-soft`}>
			{children}
		</BlockLink>
	);
}
