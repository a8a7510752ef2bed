import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres, formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { companyRunsOf } from '../company-run.ts';
import { WORK_QUESTION } from '../mileage.ts';
import type { Explanation, Rule } from '../rule.ts';

const MUCH_KM_A_YEAR = 25_000;

export const rule: Rule = {
	id: 'company-run',
	group: 'use',
	needs: ['registration', 'diagnostic'],
	gravest: 'know',
	find: (car) =>
		companyRunsOf(car)
			.filter(({ kmAYear }) => kmAYear > MUCH_KM_A_YEAR)
			.map(({ period, kmAYear }) => {
				const until = period.to === null ? '' : ` по ${formatDay(period.to)}`;
				const kmPerYear = formatNumber(Math.round(kmAYear / 1000) * 1000);
				return {
					severity: 'know',
					section: 'registration',
					record: period.record,
					sentence:
						`С ${formatDay(period.from)}${until} — юридическое лицо, ` +
						`около ${kmPerYear} км в год: возможно, такси, прокат или лизинг.`,
					question: WORK_QUESTION,
					inspect: 'Следы наклеек на кузове, отверстия от счётчика в салоне, потёртости заднего сиденья.',
				};
			}),
};

export const explanation: Explanation = {
	condition:
		'Машиной владело юридическое лицо, и по показаниям за этот срок она проезжала в год намного ' +
		'больше обычного.',
	figure: `больше ${formatKilometres(MUCH_KM_A_YEAR)} в год`,
	why:
		'Частная машина проезжает 15–20 тысяч км в год, такси и прокат — вдвое-втрое больше. Реестр не ' +
		'называет работу машины, поэтому это догадка, с которой спрашивают и торгуются.',
};
