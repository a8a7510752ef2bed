import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { daysBetween } from './days.ts';
import type { MileageReading } from './readings.ts';

/** From this age on, in years, a last reading is told with its year and not as that of today. */
export const OLD_READING_YEARS = 3;

const DAYS_A_YEAR = 365.25;

/** True for a reading so old that it says little of the dial of today. */
export function isOldReading({ date }: MileageReading, today: IsoDate): boolean {
	return daysBetween(date, today) / DAYS_A_YEAR >= OLD_READING_YEARS;
}
