import { dayInMoscow, formatDay } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres, formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { isOldReading } from '../old-reading.ts';
import { type MileageReading, readingsOf } from '../readings.ts';
import { rollbacks } from '../rollbacks.ts';
import { factsFinding, recordsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

export const diagnosticMeaning: SectionMeaning<'diagnostic'> = {
	where: 'в техосмотре',
	identity: { path: 'diagnosticCards', names: { vin: 'vin', model: ['brand', 'model'] } },
	count: ({ diagnosticCards }) => diagnosticCards.length,
	finding: (data) => {
		const measured = readingsOf(data);
		if (rollbacks(measured).length > 0) return recordsFinding('clarify', 'Пробег уменьшался');
		return factsFinding(measured.length > 0 ? 'Показания есть' : 'Показаний одометра нет');
	},
	tile: (data, today) => {
		const measured = readingsOf(data);
		if (rollbacks(measured).length > 0) return 'падал';
		const last = measured.at(-1);
		if (last === undefined) return 'нет';
		return isOldReading(last, today) ? `до ${last.date.slice(0, 4)}` : thousands(last.km);
	},
	line: (data, now) => {
		const measured = readingsOf(data);
		const last = measured.at(-1);
		if (!last || rollbacks(measured).length > 0) return null;
		return isOldReading(last, dayInMoscow(now))
			? `В ${last.date.slice(0, 4)} было ${formatKilometres(last.km)}.`
			: readingWords(last);
	},
};

/** «201 532 км на 15.01.2021» */
export function readingWords({ km, date }: MileageReading): string {
	return `${formatKilometres(km)} на ${formatDay(date)}`;
}

function thousands(km: number): string {
	return km < 1000 ? formatKilometres(km) : `${formatNumber(Math.round(km / 1000))} тыс.`;
}
