import { DECISION_WORDS, type DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { debtWords } from '@avtosverka/decision/person/debts';
import type { PersonDecision, PersonReason } from '@avtosverka/decision/person/decide';
import { ChevronRight, CircleAlert, CircleCheck, CircleHelp, type LucideIcon, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { BlockLink } from '../report/block-link.tsx';
import { NotCheckedList, UnsettledAnswers } from './not-checked-list.tsx';

/** A sign, a colour and always the words; green is kept for a settled good word. */
const STYLES: Readonly<Record<DecisionVerdict, { readonly icon: LucideIcon; readonly ground: string }>> = {
	stop: { icon: OctagonX, ground: 'bg-found-soft text-found' },
	clarify: { icon: CircleAlert, ground: 'bg-warn-soft text-warn' },
	'no-obstacles': { icon: CircleCheck, ground: 'bg-clear-soft text-clear' },
	'too-little': { icon: CircleHelp, ground: 'hatched text-mute' },
};

/** The first reasons are the gravest; a phone has room for so many. */
const SHOWN_AT_ONCE = 4;

export type PersonVerdictCardProps = {
	decision: PersonDecision;
	/** The car of the deal, below what is known of the person. */
	children: ReactNode;
};

/** What the report means for a deal: the verdict, the debt, who must sign, what was not checked, and why. */
export function PersonVerdictCard({ decision, children }: PersonVerdictCardProps) {
	const { verdict, reasons, debt, signer } = decision;
	const { icon: Icon, ground } = STYLES[verdict];
	const more = reasons.slice(SHOWN_AT_ONCE);
	return (
		<Card as="section" aria-labelledby="verdict" className="overflow-hidden print:break-inside-avoid-page">
			<h2
				id="verdict"
				data-verdict={verdict}
				className={`flex items-center gap-3 px-4 py-2.5 text-[21px] leading-tight font-bold tracking-tight sm:px-[22px] sm:py-3 ${ground}`}
			>
				<Icon aria-hidden className="size-7 flex-none" />
				{DECISION_WORDS[verdict]}
			</h2>
			<div className="px-4 pt-1.5 pb-1 sm:px-[22px] sm:pt-2 sm:pb-3">
				<dl className="grid gap-x-8 gap-y-1.5 pt-1 pb-2 text-[15px] sm:grid-cols-[auto_minmax(0,1fr)]">
					{debt !== null && (
						<Fact label="Долг у приставов">
							<b className="figures font-bold">{debtWords(debt)}</b>,{' '}
							{counted(debt.cases, ['производство', 'производства', 'производств'])}
						</Fact>
					)}
					<Fact label="Кто подписывает">{signer.sentence}</Fact>
				</dl>
				{children}
				<NotCheckedList lines={decision.notChecked} />
				<UnsettledAnswers lines={decision.unsettled} />
				<Reasons reasons={reasons.slice(0, SHOWN_AT_ONCE)} />
				{more.length > 0 && (
					<details data-printed-open className="border-t border-line">
						<summary className="flex min-h-11 items-center text-[15px] font-semibold text-accent">
							Ещё {counted(more.length, ['причина', 'причины', 'причин'])}
						</summary>
						<Reasons reasons={more} />
					</details>
				)}
			</div>
		</Card>
	);
}

function Reasons({ reasons }: { reasons: readonly PersonReason[] }) {
	if (reasons.length === 0) return null;
	return (
		<ul className="divide-y divide-line border-t border-line">
			{reasons.map((reason) => (
				<li key={`${reason.rule} ${reason.block} ${reason.record}`}>
					<ReasonLink reason={reason} />
				</li>
			))}
		</ul>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-baseline gap-x-2 sm:contents">
			<dt className="text-sm leading-snug text-ink-3 sm:leading-6">{label}</dt>
			<dd className="leading-[22px] sm:leading-6">{children}</dd>
		</div>
	);
}

const SEVERITY_WORDS = { stop: 'Повод остановиться', clarify: 'Выясните', know: 'К сведению' } as const;
const SIGNS = { stop: OctagonX, clarify: CircleAlert, know: CircleHelp } as const;
const INKS = { stop: 'text-found', clarify: 'text-warn', know: 'text-mute' } as const;

/** One reason; it leads to its record. */
function ReasonLink({ reason: { severity, block, sentence } }: { reason: PersonReason }) {
	const Sign = SIGNS[severity];
	return (
		<BlockLink
			block={block}
			className="-mx-2 flex min-h-11 items-start gap-2.5 rounded-chip px-2 py-1.5 text-[15px] sm:py-2 leading-snug no-underline hover:bg-accent-soft"
		>
			<Sign aria-hidden className={`mt-px size-5 flex-none ${INKS[severity]}`} />
			<span className="mr-auto wrap-anywhere">
				<span className="sr-only">{SEVERITY_WORDS[severity]}: </span>
				{sentence}
			</span>
			<ChevronRight aria-hidden className="mt-0.5 size-4 flex-none text-ink-3 print:hidden" />
		</BlockLink>
	);
}
