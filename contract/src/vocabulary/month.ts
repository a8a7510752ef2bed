const MONTH = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** «ноябрь 2026» of `2026-11`. */
export function monthWords(month: string): string {
	return MONTH.format(new Date(`${month}-01T00:00:00Z`)).replace(/\s*г\.$/, '');
}
