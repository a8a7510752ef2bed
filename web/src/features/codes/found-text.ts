import { counted } from '@avtosverka/contract/vocabulary/plural';

/** How many rows of the table fit what was typed. */
export function foundText(count: number, typed: string): string {
	if (typed.trim() === '') return counted(count, ['строка', 'строки', 'строк']);
	if (count === 0) return 'Такого кода или региона в таблице нет';
	return `Нашлось: ${counted(count, ['регион', 'региона', 'регионов'])}`;
}
