import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { silenceWords } from '../silence.ts';
import { type DealQuestion, isBlockSettled, isBlockSettledToday } from './person.ts';

/** What a report cannot say, and why: a register without an answer, or what no register of it knows. */
export type DealOmission =
	| { readonly block: PersonRegister; readonly why: string }
	| { readonly block: null; readonly what: string; readonly why: string };

/** A register that has answered, and why a decision of today cannot rest on it. */
export type UnsettledAnswer = { readonly block: PersonRegister; readonly why: string };

/** What a report never says, in its fixed order. */
const NEVER_KNOWN: readonly { readonly what: string; readonly why: string }[] = [
	{ what: 'Чья машина', why: 'владельца показывают ПТС и СТС: сверьте имя' },
	{ what: 'Согласие супруга', why: 'эти реестры не знают, в браке ли владелец' },
	{ what: 'Розыск МВД и суды общей юрисдикции', why: 'в этот отчёт они не входят' },
	{
		what: 'Что изменилось после ответа',
		why: 'реестры обновляются с опозданием: спросите ещё раз в день сделки',
	},
];

/** Registers without an answer first, then what no register knows. One that has answered is never here. */
export function dealOmissionsOf(question: DealQuestion): readonly DealOmission[] {
	const silent = PERSON_REGISTERS.flatMap((block) => {
		const why = whySilent(question, block);
		return why === null ? [] : [{ block, why }];
	});
	return [...silent, ...NEVER_KNOWN.map((line) => ({ ...line, block: null }))];
}

/** Registers that have answered in part, on another day, or that they do not know. */
export function unsettledAnswersOf(question: DealQuestion): readonly UnsettledAnswer[] {
	return PERSON_REGISTERS.flatMap((block) => {
		const isSilent = whySilent(question, block) !== null;
		if (isSilent || isBlockSettledToday(question, block)) return [];
		return [{ block, why: whyUnsettled(question, block) }];
	});
}

function whySilent({ blocks }: DealQuestion, register: PersonRegister): string | null {
	const { state, reason, source, data } = blocks[register];
	switch (state) {
		case null:
			return 'ещё ждём ответа';
		case 'clear':
			return null;
		case 'found':
		case 'partial':
			return data === null ? 'ответ не удалось прочитать' : null;
		default:
			return silenceWords({ state, reason, source }, 'person');
	}
}

function whyUnsettled(question: DealQuestion, register: PersonRegister): string {
	const { state, asOf } = question.blocks[register];
	if (state === 'partial') return 'прочитано не всё';
	if (!isBlockSettled(question, register)) return 'реестр не знает этого паспорта: сверьте номер';
	return asOf ? `ответ от ${formatMoment(asOf)}, сегодня не спрашивали` : 'день ответа неизвестен';
}
