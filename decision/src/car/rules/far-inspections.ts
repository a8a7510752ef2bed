import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { type Car, readData } from '../car.ts';
import { dayOf, daysBetween } from '../days.ts';
import { VIN_EVERYWHERE } from '../identity-differences.ts';
import { regionOfAddress } from '../region-of-address.ts';
import type { Explanation, Rule } from '../rule.ts';

const FAR_DAYS = 7;

export const rule: Rule = {
	id: 'far-inspections',
	group: 'identity',
	needs: ['diagnostic'],
	gravest: 'clarify',
	find: (car) => {
		const visits = visitsOf(car);
		return visits.flatMap((visit, index) => {
			const before = visits[index - 1];
			if (before === undefined || before.region === visit.region) return [];
			if (daysBetween(before.day, visit.day) > FAR_DAYS) return [];
			return {
				severity: 'clarify' as const,
				section: 'diagnostic' as const,
				record: visit.record,
				sentence:
					`Техосмотры ${formatDay(before.day)} и ${formatDay(visit.day)} в разных регионах ` +
					`(${before.region}; ${visit.region}): у машины может быть двойник.`,
				question: 'Где и зачем машина проходила два техосмотра подряд?',
				inspect: VIN_EVERYWHERE,
			};
		});
	},
};

/** Inspections with a day and a region, oldest first. */
function visitsOf(car: Car) {
	return (readData(car, 'diagnostic')?.diagnosticCards ?? [])
		.flatMap(({ dcDate, pointAddress }, index) => {
			const day = dayOf(dcDate);
			const region = regionOfAddress(pointAddress ?? '');
			return day === null || region === null ? [] : [{ day, region, record: `diagnosticCards.${index}` }];
		})
		.sort((one, other) => (`${one.day} ${one.region}` < `${other.day} ${other.region}` ? -1 : 1));
}

export const explanation: Explanation = {
	condition:
		'Два техосмотра подряд прошли в разных регионах; Москва с областью и Петербург с областью — один.',
	figure: `не больше ${FAR_DAYS} дней между ними`,
	why:
		'Карта действует не меньше полугода, и второй осмотр через неделю в другом регионе не нужен: так ' +
		'бывает, когда по одним документам ездят две машины или карту купили без осмотра.',
};
