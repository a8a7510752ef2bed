import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { counted, formatKilometres, formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { type Car, readData } from '../car.ts';
import { dayOf, daysBetween } from '../days.ts';
import { mileageOf, type ReadingPair, ROUNDING_KM, recordOf } from '../mileage.ts';
import type { Explanation, Rule } from '../rule.ts';

/** A change of owner this soon after a fall is named with it. */
const BEFORE_SALE_DAYS = 180;

export const rule: Rule = {
	id: 'mileage-rolled-back',
	group: 'mileage',
	needs: ['diagnostic'],
	gravest: 'clarify',
	find: (car) =>
		(mileageOf(car)?.falls ?? []).map((fall) => ({
			severity: 'clarify',
			section: 'diagnostic',
			record: recordOf(car, fall.after),
			sentence: `${fallInWords(fall)}${saleInWords(car, fall)}.`,
			question: 'Почему пробег стал меньше: меняли щиток приборов или скручивали?',
			inspect:
				'Износ руля, педалей и сиденья; пробег в сервисной книжке и в блоках управления: его покажет ' +
				'диагностика.',
		})),
};

function fallInWords({ before, after }: ReadingPair): string {
	const less = formatNumber(before.km - after.km);
	return (
		`Пробег стал меньше на ${less} км: ${formatKilometres(before.km)} (${formatDay(before.date)}), ` +
		`затем ${formatKilometres(after.km)} (${formatDay(after.date)})`
	);
}

/** The first change of owner after the lower reading, or one between the two readings. */
function saleInWords(car: Car, { before, after }: ReadingPair): string {
	const changes = (readData(car, 'registration')?.RequestResult?.periods ?? [])
		.flatMap(({ startDate }) => dayOf(startDate) ?? [])
		.sort();
	const next = changes.find((day) => day >= after.date);
	const days = next === undefined ? null : daysBetween(after.date, next);
	if (days === 0) return ', в день смены владельца';
	if (days !== null && days <= BEFORE_SALE_DAYS) {
		return `, за ${counted(days, ['день', 'дня', 'дней'])} до смены владельца`;
	}
	const between = changes.find((day) => day > before.date && day < after.date);
	return between === undefined ? '' : `; между ними ${formatDay(between)} сменился владелец`;
}

export const explanation: Explanation = {
	condition:
		'Показание одометра меньше предыдущего и следующее его не опровергает. Если вскоре сменился владелец, ' +
		'сказано, через сколько дней.',
	figure: `больше ${formatKilometres(ROUNDING_KM)}; смена владельца в пределах ${BEFORE_SALE_DAYS} дней`,
	why:
		'Тысяча километров — то, насколько показания округляют от руки. Полгода — обычный срок подготовки машины к ' +
		'продаже.',
};
