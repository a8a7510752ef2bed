import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { readData } from '../car.ts';
import { dayOf } from '../days.ts';
import type { Explanation, Rule } from '../rule.ts';

/** The first day of the recycling fee in Russia. */
const FEE_SINCE = '2012-09-01';

/** Names of the other countries of the union, as registers write them, and where that is. */
const COUNTRIES: readonly (readonly [name: RegExp, where: string])[] = [
	[/кирги[зс]|кыргыз/i, 'в Киргизии'],
	[/казахстан/i, 'в Казахстане'],
	[/армени/i, 'в Армении'],
	[/беларус|белорус/i, 'в Беларуси'],
];

export const rule: Rule = {
	id: 'eaeu-release',
	group: 'papers',
	needs: ['customs'],
	gravest: 'clarify',
	find: (car) => {
		const { country = null, date = null } = readData(car, 'customs') ?? {};
		const where = COUNTRIES.find(([name]) => name.test(country ?? ''))?.[1];
		const day = dayOf(date);
		if (where === undefined || (day !== null && day < FEE_SINCE)) return [];
		const when = day === null ? '' : ` ${formatDay(day)}`;
		return [
			{
				severity: 'clarify',
				section: 'customs',
				record: 'country',
				sentence: `Машину оформляли${when} ${where}: проверьте, уплачен ли утильсбор.`,
				question: 'Покажите ЭПТС и документ об уплате утилизационного сбора.',
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'Страна в ответе таможни — Киргизия, Казахстан, Армения или Беларусь.',
	figure: `день выпуска не раньше ${formatDay(FEE_SINCE)}`,
	why:
		'Между странами союза машины ходят без таможни, и пошлину и утилизационный сбор часто не ' +
		'доплачивают; без них регистрацию прекращают. До названного дня сбора не было.',
};
