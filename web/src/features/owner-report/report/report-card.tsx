import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { BlockIcon } from '../block-icon.tsx';
import type { BlockView } from './block-view.ts';
import { VerdictMark } from './mark.tsx';
import { toneOf } from './tone.ts';

/** A sheet of the report that a line of the summary leads to. */
export function ReportCard({ id, label, children }: { id: string; label: string; children: ReactNode }) {
	return (
		<Card
			as="section"
			id={id}
			aria-label={label}
			tabIndex={-1}
			className="scroll-mt-20 px-4 py-[18px] outline-none sm:px-[22px] sm:py-5 print:break-inside-avoid-page"
		>
			{children}
		</Card>
	);
}

export type BlockProps = { register: PersonRegister; view: BlockView; children: ReactNode };

/** One check: what it is about, what it came to, and its answer. */
export function ReportBlock({ register, view, children }: BlockProps) {
	const { title, about } = BLOCK_CATALOGUE[register];
	const { tone, words } = toneOf(register, view);
	return (
		<div>
			<header className="flex flex-wrap items-start gap-x-3.5 gap-y-3">
				<span className="grid size-11 flex-none place-items-center rounded-xl bg-accent-soft text-accent">
					<BlockIcon block={register} />
				</span>
				<div className="min-w-0 flex-[1_1_200px]">
					<h2 className="text-[19px] leading-tight font-semibold tracking-tight">{title}</h2>
					<p className="mt-0.5 text-[15px] text-ink-2">{about}</p>
				</div>
				<VerdictMark tone={tone}>{words}</VerdictMark>
			</header>
			<div className="mt-4 border-t border-line pt-4">{children}</div>
		</div>
	);
}
