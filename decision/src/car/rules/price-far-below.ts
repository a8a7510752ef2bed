import { formatRoubles } from '@avtosverka/contract/vocabulary/plural';
import { askedPriceOf, FAR_BELOW, isFarBelow, lowPriceOf } from '../asked-price.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'price-far-below',
	group: 'money',
	needs: ['stats'],
	gravest: 'clarify',
	appliesTo: (car) => askedPriceOf(car) !== null,
	find: (car) => {
		const price = lowPriceOf(car);
		if (price === null || !isFarBelow(price)) return [];
		const { asked, lower } = price;
		const share = Math.round((1 - asked / lower) * 100);
		return [
			{
				severity: 'clarify',
				section: 'stats',
				record: 'result.lower_market_bound',
				sentence: `Просят ${formatRoubles(asked)}: на ${share} % ниже нижней границы рынка (${formatRoubles(lower)}).`,
				question: 'Почему цена намного ниже, чем у похожих машин?',
				inspect:
					'Всё, о чём могли умолчать: подушки безопасности, кузов, двигатель и коробку передач. ' +
					'Задаток — только после осмотра и проверки документов.',
			},
		];
	},
};

export const explanation: Explanation = {
	condition:
		'Цена, которую назвал продавец, намного ниже нижней границы рынка. Пока цена не названа, статистика ' +
		'правилу не нужна.',
	figure: `на ${FAR_BELOW * 100} % ниже нижней границы и больше`,
	why:
		'Нижняя граница — уже цена худших из похожих машин, и срочность снимает с неё 5–10 %. Пятую часть не ' +
		'уступают без причины: так продают с поломкой, с долгом или выманивают задаток.',
};
