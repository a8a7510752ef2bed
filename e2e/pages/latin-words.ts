import type { ServedPage } from './read-page.ts';

/** What stands in Latin letters in any Russian text: names, and signs of standards. */
const NAMES = new Set(
	[
		...[
			'Android',
			'Apple',
			'Chrome',
			'Edge',
			'Firefox',
			'Microsoft',
			'Mozilla',
			'Safari',
			'Google',
			'iOS',
			'iPhone',
			'Opera',
			'Telegram',
			'MAX',
			'VK',
			'ID',
		],
		...['VIN', 'RUS', 'PDF', 'DOC', 'cookie'],
		// Cars of the tests, once somebody has asked about them, and of the example.
		...['LADA', 'Vesta', 'Granta'],
		// Of oils, batteries and tyres.
		...['ACEA', 'API', 'ILSAC', 'AGM', 'Ca', 'DIN', 'EFB', 'EN', 'DOT'],
	].map((name) => name.toLowerCase()),
);

/** E-mail and site addresses, whole. */
const ADDRESS =
	/[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:ru|рф|example|org)(?:\/[\w/-]*)?/gu;
/** A VIN, a piece of one, a size of a tyre: letters among digits are a sign and no word. */
const SIGN = /\d/;

/** Words in Latin letters that a page shows or reads out, without names, addresses and signs. */
export function foreignWords({ lines, titles, descriptions, shared }: ServedPage): string[] {
	const texts = ['site_name', 'title', 'description'].map((field) => shared.get(`og:${field}`) ?? '');
	return [...lines, ...titles, ...descriptions, ...texts].flatMap((line) => {
		const words = line.replaceAll(ADDRESS, ' ').match(/[\p{Script=Latin}\d]+/gu) ?? [];
		return words.filter(isForeign).map((word) => `${word}: ${line}`);
	});
}

function isForeign(word: string): boolean {
	const letter = word.length === 1;
	return /\p{L}/u.test(word) && !letter && !SIGN.test(word) && !NAMES.has(word.toLowerCase());
}
