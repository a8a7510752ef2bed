import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { askedPriceOf, marketOf } from '../asked-price.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'asked-price',
	group: 'money',
	needs: ['stats'],
	gravest: 'know',
	find: (car) => {
		const asked = askedPriceOf(car);
		const { lower_market_bound: lower = null, upper_market_bound: upper = null } = marketOf(car) ?? {};
		if (asked === null) return [];
		const about = { severity: 'know', section: 'stats' } as const;
		if (lower !== null && lower > 0 && asked < lower) {
			return [
				{
					...about,
					record: 'result.lower_market_bound',
					sentence: `Просят ${price(asked)}, меньше нижней границы рынка на ${price(lower - asked)}.`,
					question: 'Почему цена ниже, чем у похожих машин?',
					inspect: 'Всё, что могли не назвать: подушки безопасности, кузов, двигатель и коробку.',
				},
			];
		}
		if (upper !== null && upper > 0 && asked > upper) {
			return [
				{
					...about,
					record: 'result.upper_market_bound',
					sentence: `Просят ${price(asked)}, больше верхней границы рынка на ${price(asked - upper)}.`,
					question: 'Чем эта машина лучше похожих, которые дешевле?',
				},
			];
		}
		return [];
	},
};

function price(roubles: number): string {
	return `${formatNumber(Math.round(roubles))} ₽`;
}

export const explanation: Explanation = {
	condition: 'Цена, которую назвал продавец, вне границ рынка для похожих машин.',
	figure: 'нижняя и верхняя границы из статистики',
	why:
		'Границы уже учитывают разброс цен, допуск к ним не нужен. Высокая цена — повод торговаться, ' +
		'низкая — искать, о чём умолчали.',
};
