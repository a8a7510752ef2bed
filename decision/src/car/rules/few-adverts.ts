import { counted } from '@avtosverka/contract/vocabulary/plural';
import { FEW_ADVERTS, marketOf } from '../asked-price.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'few-adverts',
	group: 'money',
	needs: ['stats'],
	gravest: 'know',
	keepsGreen: true,
	find: (car) => {
		const market = marketOf(car);
		const count = market?.adverts_count_all ?? null;
		const figures = [market?.avg_price, market?.lower_market_bound, market?.upper_market_bound];
		const hasPrice = figures.some((figure) => figure !== null && figure !== undefined);
		if (!hasPrice || count === null || count < 1 || count >= FEW_ADVERTS) return [];
		const adverts = counted(count, ['объявление', 'объявления', 'объявлений']);
		return [
			{
				severity: 'know',
				section: 'stats',
				record: 'result.adverts_count_all',
				sentence: `Всего ${adverts}: цены рынка — слабый ориентир.`,
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'Источник назвал цены рынка и число объявлений, по которым их посчитал, и оно мало.',
	figure: `меньше ${FEW_ADVERTS} объявлений`,
	why:
		'Среди девяти объявлений одно необычное сдвигает среднее больше чем на десятую часть разницы в ' +
		'цене.',
};
