import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { type Agreement, evidenceOf } from '@avtosverka/decision/person/evidence';
import type { DealQuestion } from '@avtosverka/decision/person/person';
import type { Row, RowRegister } from '@avtosverka/decision/person/rows';
import { Check, EqualNot, type LucideIcon, Minus } from 'lucide-react';
import { BlockLink } from '../report/block-link.tsx';

/** Signs beside words: what the row and the form agree in, and what the register leaves open. */
const GROUPS: readonly { readonly of: Agreement; readonly icon: LucideIcon; readonly words: string }[] = [
	{ of: 'agrees', icon: Check, words: 'Совпало с формой' },
	{ of: 'differs', icon: EqualNot, words: 'Не совпало с формой' },
	{ of: 'unknown', icon: Minus, words: 'Не с чем сверить' },
];

export type EvidenceLineProps<R extends RowRegister> = {
	question: DealQuestion;
	register: R;
	row: Row<R>;
};

/** What proves that a row is about the person, and the other registers that name its case. */
export function EvidenceLine<R extends RowRegister>({ question, register, row }: EvidenceLineProps<R>) {
	const { name, birthDate, inn, region, sameCase } = evidenceOf(question, register, row);
	const ladder = [
		['полное имя', name],
		['дата рождения', birthDate],
		['ИНН', inn],
		['регион паспорта', region],
	] as const;
	return (
		<div className="mb-3 text-[14px] leading-snug text-ink-2">
			<ul className="grid gap-1">
				{GROUPS.map(({ of, icon: Icon, words }) => {
					const labels = ladder.flatMap(([label, agreement]) => (agreement === of ? label : []));
					if (labels.length === 0) return null;
					return (
						<li
							key={of}
							data-agreement={of}
							className={`flex gap-1.5 ${of === 'unknown' ? 'text-ink-3' : 'font-medium text-ink'}`}
						>
							<Icon aria-hidden strokeWidth={2.4} className="mt-0.5 size-4 flex-none" />
							{words}: {labels.join(', ')}
						</li>
					);
				})}
			</ul>
			{sameCase.length > 0 && <SameCase registers={sameCase} />}
		</div>
	);
}

function SameCase({ registers }: { registers: readonly PersonRegister[] }) {
	return (
		<p className="mt-1.5">
			То же дело названо в разделе{' '}
			{registers.map((register, place) => (
				<span key={register}>
					{place > 0 && ', '}
					<BlockLink block={register} className="text-accent underline underline-offset-2">
						«{BLOCK_CATALOGUE[register].title}»
					</BlockLink>
				</span>
			))}
			: записи подтверждают друг друга.
		</p>
	);
}
