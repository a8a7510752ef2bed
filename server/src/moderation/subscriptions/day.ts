const HOUR_OF_DIGEST = 9;
const MOSCOW = new Intl.DateTimeFormat('sv-SE', {
	timeZone: 'Europe/Moscow',
	dateStyle: 'short',
	timeStyle: 'short',
});

/** The Moscow day, `2026-11-21`, whose digest is due; null before nine in the morning there. */
export function dayOfDigest(now: Date): string | null {
	const [day = '', time = ''] = MOSCOW.format(now).split(' ');
	return Number(time.slice(0, 2)) >= HOUR_OF_DIGEST ? day : null;
}
