import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { DealQuestion } from './person.ts';
import type { Row } from './rows.ts';
import { carsNamedIn, namesAnyVin } from './vins.ts';

type Notices = readonly Pick<Row<'pledge'>, 'subjects'>[];

/** True where a notice of pledge names a car of the deal. */
export function namesCarOfDeal(question: DealQuestion, notices: Notices): boolean {
	return notices.some(({ subjects }) => carsNamedIn(question, subjects).length > 0);
}

/**
 * What notices that name no car of the deal say of it: that its VIN does not stand there, and how many of
 * them name no car at all. Null where no car is known, or one is named.
 */
export function unnamedCarWords(question: DealQuestion, notices: Notices): string | null {
	const [car, ...others] = question.cars;
	if (car === undefined || notices.length === 0 || namesCarOfDeal(question, notices)) return null;
	const vin = others.length === 0 ? `VIN ${car}` : 'VIN ни одной из машин, которые вы проверяли';
	const bare = notices.filter(({ subjects }) => !namesAnyVin(subjects)).length;
	// What was not read may name it.
	const where = `В ${question.blocks.pledge.state === 'partial' ? 'прочитанных ' : ''}уведомлениях о залоге`;
	if (bare === 0) return `${where} не назван ${vin}.`;
	const without = counted(bare, ['уведомление', 'уведомления', 'уведомлений']);
	return `${where} не назван ${vin}, но ${without} без VIN: спросите продавца, что заложено.`;
}
