import { formatKilometres } from '@avtosverka/contract/vocabulary/plural';
import { mileageOf, recordOf, wearTask } from '../mileage.ts';
import { isOldReading, OLD_READING_YEARS } from '../old-reading.ts';
import type { Explanation, Rule } from '../rule.ts';
import { rule as mileageLow } from './mileage-low.ts';

export const rule: Rule = {
	id: 'mileage-old',
	group: 'mileage',
	needs: ['diagnostic'],
	gravest: 'know',
	keepsGreen: true,
	find: (car) => {
		const last = mileageOf(car)?.trusted.at(-1);
		if (last === undefined || !isOldReading(last, car.today)) return [];
		// It tells the same reading, and why it is strange.
		if (mileageLow.find(car).length > 0) return [];
		const year = last.date.slice(0, 4);
		return [
			{
				severity: 'know',
				section: 'diagnostic',
				record: recordOf(car, last),
				sentence:
					`Последнее показание — ${year} года, ${formatKilometres(last.km)}: ` +
					'что было с пробегом потом, неизвестно.',
				question: 'Чем подтверждается пробег за годы без техосмотра: заказ-нарядами, фотографиями прибора?',
				...wearTask(car),
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'Последнему показанию одометра много лет, и правило `mileage-low` о нём молчит.',
	figure: `${OLD_READING_YEARS} года и больше`,
	why:
		'За три года машина обычно проезжает 45–60 тысяч км: столько и может быть скручено незаметно. Частным ' +
		'машинам техосмотр с 2022 года не нужен, поэтому старое показание говорит о данных, а не о ' +
		'машине.',
};
