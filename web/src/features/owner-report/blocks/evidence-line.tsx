import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { type Agreement, evidenceOf } from '@avtosverka/decision/person/evidence';
import type { DealQuestion } from '@avtosverka/decision/person/person';
import type { Row, RowRegister } from '@avtosverka/decision/person/rows';
import { Check, EqualNot, type LucideIcon, Minus } from 'lucide-react';
import { BlockLink } from '../report/block-link.tsx';

const SIGNS: Readonly<Record<Agreement, { readonly icon: LucideIcon; readonly word: string }>> = {
	agrees: { icon: Check, word: 'совпало' },
	differs: { icon: EqualNot, word: 'не совпало' },
	unknown: { icon: Minus, word: 'реестр не сообщает' },
};

export type EvidenceLineProps<R extends RowRegister> = {
	question: DealQuestion;
	register: R;
	row: Row<R>;
};

/**
 * What proves that a row is about the person: signs beside words, and the other registers that name its case.
 */
export function EvidenceLine<R extends RowRegister>({ question, register, row }: EvidenceLineProps<R>) {
	const { name, birthDate, inn, region, sameCase } = evidenceOf(question, register, row);
	const ladder = [
		['Полное имя', name],
		['Дата рождения', birthDate],
		['ИНН', inn],
		['Регион', region],
	] as const;
	return (
		<div className="mb-3 text-[14px] leading-snug text-ink-2">
			<p className="sr-only">Что сходится с данными из формы:</p>
			<ul className="flex flex-wrap gap-x-4 gap-y-1">
				{ladder.map(([label, agreement]) => (
					<Rung key={label} label={label} agreement={agreement} />
				))}
			</ul>
			{sameCase.length > 0 && <SameCase registers={sameCase} />}
		</div>
	);
}

function Rung({ label, agreement }: { label: string; agreement: Agreement }) {
	const { icon: Icon, word } = SIGNS[agreement];
	const ink = agreement === 'unknown' ? 'text-ink-3' : 'font-medium text-ink';
	return (
		<li data-agreement={agreement} className={`inline-flex items-center gap-1 ${ink}`}>
			<Icon aria-hidden strokeWidth={2.4} className="size-4 flex-none" />
			{label}
			<span className="sr-only">: {word}</span>
		</li>
	);
}

function SameCase({ registers }: { registers: readonly PersonRegister[] }) {
	return (
		<p className="mt-1.5">
			То же дело названо в блоке{' '}
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
