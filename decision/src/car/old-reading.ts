import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { yearsBetween } from './days.ts';
import type { MileageReading } from './readings.ts';

/** From this age on, in years, a last reading is shown with its year, not as that of today. */
export const OLD_READING_YEARS = 3;

/** True for a reading so old that it says little of the dial of today. */
export function isOldReading({ date }: MileageReading, today: IsoDate): boolean {
	return yearsBetween(date, today) >= OLD_READING_YEARS;
}
