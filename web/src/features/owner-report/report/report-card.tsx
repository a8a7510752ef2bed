import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { BlockIcon } from '../block-icon.tsx';
import { type BlockView, isClearBlock } from './block-view.ts';
import { BlockVerdictMark } from './mark.tsx';
import { toneOf } from './tone.ts';
import { nextQuestion } from './words.ts';

/** A sheet of the report that a line of the summary leads to. */
export function ReportCard({ id, label, children }: { id: string; label: string; children: ReactNode }) {
	return (
		<Card
			as="section"
			id={id}
			aria-label={label}
			tabIndex={-1}
			className="scroll-mt-20 divide-y divide-line px-4 outline-none sm:px-[22px] print:break-inside-avoid-page"
		>
			{children}
		</Card>
	);
}

export type BlockProps = { register: PersonRegister; view: BlockView; children: ReactNode };

/** One check: a line with what it came to, and its answer in place once it is opened. */
export function ReportBlock({ register, view, children }: BlockProps) {
	const { title, about, empty } = BLOCK_CATALOGUE[register];
	const { tone, words } = toneOf(register, view);
	const next = nextQuestion(view);
	return (
		<details data-block={register} className="group/block">
			<summary className="grid min-h-11 list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-2 py-1 sm:flex sm:min-h-14 sm:gap-x-3 sm:py-1.5 [&::-webkit-details-marker]:hidden">
				<BlockIcon block={register} className="size-6 text-accent max-sm:hidden" />
				<h2 className="min-w-0 flex-1 text-[15.5px] leading-[19px] font-semibold tracking-tight sm:text-[17px]">
					{title}
				</h2>
				<span className="col-start-1 grid flex-none gap-0.5 sm:max-w-[62%] sm:justify-items-end">
					<BlockVerdictMark tone={tone}>{isClearBlock(view) ? empty : words}</BlockVerdictMark>
					{next && <span className="text-[13px] leading-tight text-ink-3 sm:text-right">{next}</span>}
				</span>
				<ChevronDown
					aria-hidden
					className="col-start-2 row-span-2 row-start-1 size-5 flex-none text-ink-3 group-open/block:rotate-180 print:hidden"
				/>
			</summary>
			<div className="border-t border-line pt-3.5 pb-4">
				<p className="mb-3 text-[15px] text-ink-2">{about}</p>
				{children}
			</div>
		</details>
	);
}
