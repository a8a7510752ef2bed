import { formatRoubles } from '@avtosverka/contract/vocabulary/plural';
import { askedPriceOf, isFarBelow, lowPriceOf, marketOf } from '../asked-price.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'asked-price',
	group: 'money',
	needs: ['stats'],
	gravest: 'know',
	keepsGreen: true,
	find: (car) => {
		const about = { severity: 'know', section: 'stats' } as const;
		const low = lowPriceOf(car);
		// A price far below has a rule of its own.
		if (low !== null && !isFarBelow(low)) {
			const { asked, lower } = low;
			return [
				{
					...about,
					record: 'result.lower_market_bound',
					sentence: `Просят ${formatRoubles(asked)}: на ${formatRoubles(lower - asked)} ниже нижней границы рынка.`,
					question: 'Почему цена ниже, чем у похожих машин?',
					inspect: 'Всё, о чём могли умолчать: подушки безопасности, кузов, двигатель и коробку передач.',
				},
			];
		}
		const asked = askedPriceOf(car);
		const upper = marketOf(car)?.upper_market_bound ?? null;
		if (asked === null || upper === null || upper <= 0 || asked <= upper) return [];
		return [
			{
				...about,
				record: 'result.upper_market_bound',
				sentence: `Просят ${formatRoubles(asked)}: на ${formatRoubles(asked - upper)} выше верхней границы рынка.`,
				question: 'Чем эта машина лучше похожих, которые дешевле?',
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'Цена, которую назвал продавец, вне границ рынка для похожих машин, но не намного ниже их.',
	figure: 'нижняя и верхняя границы из статистики',
	why:
		'Границы уже учитывают разброс цен, допуск к ним не нужен. Высокая цена — повод торговаться, ' +
		'низкая — искать, о чём умолчали.',
};
