import { HIDDEN } from '@avtosverka/contract/vocabulary/hidden';
import { formatDay, type IsoDate, type LocalDateTime } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres, formatRoubles } from '@avtosverka/contract/vocabulary/plural';

/** What stands for a value that a register left out of a result (specification, section 8). */
export const MISSING = 'Не указано';
/** What stands for a value that is a structure instead of a text (specification, section 8). */
export const OBJECT = 'Объект';

/** Any value of a result as text: numbers without grouping (years, codes), a comma before a fraction. */
export function showValue(value: unknown): string {
	if (value === null || value === undefined) return MISSING;
	if (typeof value === 'object') return OBJECT;
	if (typeof value === 'boolean') return value ? 'Да' : 'Нет';
	if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : MISSING;
	return String(value).trim() || MISSING;
}

/** «Уведомление № 5», «Уведомление, номер скрыт», «Уведомление без номера». */
export function numbered(what: string, number: string | null): string {
	if (!number?.trim()) return `${what} без номера`;
	return number === HIDDEN ? `${what}, номер скрыт` : `${what} № ${number}`;
}

/** A number with its unit, «81 лс.»; a missing one as any missing value. */
export function withUnit(value: number | null, unit: string): string {
	return value === null ? MISSING : `${showValue(value)} ${unit}`;
}

/** Odometer and mean mileage, «201 532 км.». */
export function showMileage(km: number | null): string {
	return km === null ? MISSING : `${formatKilometres(km)}.`;
}

/** A price, «1 250 000 ₽». */
export function showPrice(roubles: number | null): string {
	return roubles === null ? MISSING : formatRoubles(roubles);
}

/** A day or a local moment, «04.04.2018» or «04.04.2018, 12:00». */
export function showDay(date: IsoDate | LocalDateTime | null): string {
	return date?.trim() ? formatDay(date) : MISSING;
}

/** A stretch of time with an open or unknown end: «12.11.2009 — настоящее время». */
export function showPeriod(from: IsoDate | null, to: IsoDate | null | undefined): string {
	const start = from === null ? 'начало не указано' : formatDay(from);
	return `${start} — ${to ? formatDay(to) : 'настоящее время'}`;
}

/** Parts of one value joined by a space («LADA 2114»); nothing at all is a missing value. */
export function joined(...parts: readonly (string | number | null)[]): string {
	return showValue(parts.filter((part) => part !== null && part !== '').join(' '));
}
