import type { PledgeEventData, ZalogData } from '@avtosverka/contract/check/zalog';
import { isSettled, readData } from '../car.ts';
import { onDay } from '../days.ts';
import type { Explanation, Finding, Rule } from '../rule.ts';

const ENDS = /исключ|прекращ|погаш/i;

export const rule: Rule = {
	id: 'pledge-ended',
	group: 'law',
	needs: ['zalog'],
	gravest: 'know',
	find: (car) => {
		const data = readData(car, 'zalog');
		if (data === null) return [];
		const ended = data.history.flatMap((event, index) =>
			event.typeStr !== null && ENDS.test(event.typeStr) ? [toldEnd(event, index)] : [],
		);
		return ended.length > 0 || !isSettled(car, 'zalog') ? ended : silentEnd(data);
	},
};

function toldEnd({ dateStr }: PledgeEventData, index: number): Finding {
	return finding(`history.${index}`, `Залог прекращён${onDay(dateStr)}.`);
}

/** Notices that begin pledges, of which none is open any more: they have ended, though no event says when. */
function silentEnd({ list, history }: ZalogData): readonly Finding[] {
	const isTold = history.some(({ typeStr }) => typeStr !== null);
	if (list.length > 0 || !isTold) return [];
	return [finding('history', 'Уведомления о залоге были, сейчас открытых нет.')];
}

function finding(record: string, sentence: string): Finding {
	const question = 'Есть ли справка залогодержателя о том, что долг погашен?';
	return { severity: 'know', section: 'zalog', record, sentence, question };
}

export const explanation: Explanation = {
	condition: 'Уведомление о залоге исключено, или в истории залоги есть, а открытых уведомлений нет.',
	figure: null,
	why: 'Залога больше нет, сделке он не мешает; справка о погашении пригодится, если запись внесут снова.',
};
