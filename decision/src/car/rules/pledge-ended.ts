import type { PledgeEventData, ZalogData } from '@avtosverka/contract/check/zalog';
import { type Car, isSettled, readData } from '../car.ts';
import { dayOf, daysBetween, onDay } from '../days.ts';
import type { Explanation, Finding, Rule } from '../rule.ts';

const ENDS = /исключ|прекращ|погаш/i;
/** For how long a pledge that has ended is to be clarified. */
const FRESH_DAYS = 90;

export const rule: Rule = {
	id: 'pledge-ended',
	group: 'law',
	needs: ['zalog'],
	gravest: 'clarify',
	find: (car) => {
		const data = readData(car, 'zalog');
		if (data === null) return [];
		const ended = data.history.flatMap((event, index) =>
			event.typeStr !== null && ENDS.test(event.typeStr) ? [endFinding(event, index, car)] : [],
		);
		return ended.length > 0 || !isSettled(car, 'zalog') ? ended : silentEnd(data);
	},
};

function endFinding({ dateStr }: PledgeEventData, index: number, { today }: Car): Finding {
	const day = dayOf(dateStr);
	const days = day === null ? null : daysBetween(day, today);
	const isRecent = days !== null && days >= 0 && days <= FRESH_DAYS;
	return {
		...finding(`history.${index}`, `Залог прекращён${onDay(dateStr)}.`),
		...(isRecent && { severity: 'clarify' }),
	};
}

/** Notices that begin pledges, of which none is open any more: they have ended, though no event says when. */
function silentEnd({ list, history }: ZalogData): readonly Finding[] {
	const hasTypedEvents = history.some(({ typeStr }) => typeStr !== null);
	if (list.length > 0 || !hasTypedEvents) return [];
	return [finding('history', 'Уведомления о залоге были, сейчас открытых нет.')];
}

function finding(record: string, sentence: string): Finding {
	const question = 'Есть ли справка залогодержателя о том, что долг погашен?';
	return { severity: 'know', section: 'zalog', record, sentence, question };
}

export const explanation: Explanation = {
	condition:
		'Уведомление о залоге исключено, или в истории залоги есть, а открытых уведомлений нет. Недавний конец ' +
		'надо выяснить, о давнем — знать.',
	figure: `${FRESH_DAYS} дней со дня исключения`,
	why:
		'Залога больше нет, и справка о погашении пригодится, если запись внесут снова. Вносят её обычно в первые ' +
		'недели: исключили по ошибке или под обещание, долг перевели на нового кредитора, о залоге уведомили с ' +
		'опозданием. За квартал это видно.',
};
