import { managerWords, stageOf } from './bankruptcy.ts';
import { type DealQuestion, isBlockSettledToday } from './person.ts';
import { ownRows, rowsOf } from './rows.ts';

/** Who has to sign for a sale to hold; `unknown` where the bankruptcy register does not let us say. */
export type Signer = {
	readonly who: 'owner' | 'owner-with-consent' | 'manager' | 'unknown';
	/** One sentence with its full stop; it stands after «Кто подписывает». */
	readonly sentence: string;
};

/** Who must sign, by what the bankruptcy register says of the person. */
export function signerOf(question: DealQuestion): Signer {
	const own = ownRows(question, 'bankruptcy').map(({ row }) => row);
	const sold = own.find((row) => stageOf(row) === 'sale');
	if (sold) return { who: 'manager', sentence: `Финансовый ${managerWords(sold)}, а не владелец.` };
	const restructured = own.find((row) => stageOf(row) === 'restructuring');
	if (restructured) {
		const consent = `Владелец, с письменного согласия: его даёт финансовый ${managerWords(restructured)}.`;
		return { who: 'owner-with-consent', sentence: consent };
	}
	if (rowsOf(question, 'bankruptcy').some(({ row }) => row.match !== 'exact' || stageOf(row) === 'unknown')) {
		return { who: 'unknown', sentence: 'Неизвестно: сначала выясните, о чём запись ЕФРСБ.' };
	}
	if (!isBlockSettledToday(question, 'bankruptcy')) {
		return { who: 'unknown', sentence: 'Неизвестно: сегодняшнего ответа ЕФРСБ нет.' };
	}
	return {
		who: 'owner',
		sentence: 'Сам владелец: ЕФРСБ не называет управляющего. Сверьте паспорт.',
	};
}
