import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { silenceWords } from '../silence.ts';
import { type DealQuestion, isBlockSettled, isBlockSettledToday } from './person.ts';

/** What a report cannot say, and why: a register of it, by its name, or what no register of it knows. */
export type DealOmission =
	| { readonly block: PersonRegister; readonly why: string }
	| { readonly block: null; readonly what: string; readonly why: string };

/** What a report never says, in its fixed order. */
const NEVER_KNOWN: readonly { readonly what: string; readonly why: string }[] = [
	{ what: 'Чья машина', why: 'собственника показывают ПТС и СТС: сверьте имя' },
	{ what: 'Согласие супруга', why: 'в браке ли владелец, эти реестры не говорят' },
	{ what: 'Розыск МВД и суды общей юрисдикции', why: 'их этот отчёт не спрашивает' },
	{
		what: 'Что изменилось после ответа',
		why: 'реестры обновляются с опозданием: спросите ещё раз в день сделки',
	},
];

/** Registers without an answer that could be relied on first, then what no register knows. */
export function dealOmissionsOf(question: DealQuestion): readonly DealOmission[] {
	const silent = PERSON_REGISTERS.flatMap((block) => {
		const why = whySilent(question, block);
		return why === null ? [] : [{ block, why }];
	});
	return [...silent, ...NEVER_KNOWN.map((line) => ({ ...line, block: null }))];
}

function whySilent(question: DealQuestion, register: PersonRegister): string | null {
	const { state, asOf, reason, source, data } = question.blocks[register];
	switch (state) {
		case null:
			return 'ещё ждём ответа';
		case 'found':
		case 'clear':
			if (isBlockSettledToday(question, register)) return null;
			if (isBlockSettled(question, register)) {
				return asOf ? `ответ от ${formatMoment(asOf)}, сегодня не спрашивали` : 'день ответа неизвестен';
			}
			return data === null
				? 'ответ не удалось прочитать'
				: 'реестр не знает этого номера: сверьте его с паспортом';
		case 'partial':
			return 'прочитано не всё';
		default:
			return silenceWords({ state, reason, source }, 'person');
	}
}
