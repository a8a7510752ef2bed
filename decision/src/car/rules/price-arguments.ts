import { counted, formatRoubles } from '@avtosverka/contract/vocabulary/plural';
import { askedPriceOf, marketOf } from '../asked-price.ts';
import { type Car, readData } from '../car.ts';
import { mileageOf } from '../mileage.ts';
import type { Explanation, Rule } from '../rule.ts';
import { rule as companyRun } from './company-run.ts';
import { rule as manyOwners } from './many-owners.ts';

export const rule: Rule = {
	id: 'price-arguments',
	group: 'money',
	needs: ['stats'],
	gravest: 'know',
	keepsGreen: true,
	find: (car) => {
		const asked = askedPriceOf(car);
		const lower = marketOf(car)?.lower_market_bound ?? null;
		const facts = argumentsOf(car);
		if (asked === null || lower === null || lower <= 0 || asked <= lower || facts.length === 0) return [];
		return [
			{
				severity: 'know',
				section: 'stats',
				record: 'result.lower_market_bound',
				sentence: `Торгуйтесь до нижней границы рынка, ${formatRoubles(lower)}: ${facts.join(', ')}.`,
			},
		];
	},
};

/** What lowers the price of this car against cars like it. */
function argumentsOf(car: Car): readonly string[] {
	const accidents = readData(car, 'dtp')?.Accidents.length ?? 0;
	const run = mileageOf(car)?.trusted.at(-1)?.km ?? null;
	const usualRun = marketOf(car)?.avg_run ?? null;
	return [
		accidents > 0 ? counted(accidents, ['авария', 'аварии', 'аварий']) : null,
		run !== null && usualRun !== null && usualRun > 0 && run > usualRun ? 'пробег больше среднего' : null,
		manyOwners.find(car).length > 0 ? 'владельцев больше обычного' : null,
		companyRun.find(car).length > 0 ? 'много ездила у юридического лица' : null,
	].filter((fact) => fact !== null);
}

export const explanation: Explanation = {
	condition:
		'Названная цена выше нижней границы рынка, а в ответах есть то, что её сбивает: аварии, пробег ' +
		'больше среднего, лишние владельцы, большой пробег у юридического лица.',
	figure: null,
	why:
		'Нижняя граница — цена похожих машин с такими же недостатками. Сколько стоит каждый, по реестрам ' +
		'не посчитать.',
};
