import type { FailureMode } from '../failure-mode.ts';
import type { Subject } from './subject.ts';

/** What can happen to a public page without sources: last digits, failure mode, words. */
const FOUL: readonly (readonly [digits: string, failureMode: FailureMode, told: string])[] = [
	['101', 'slow', 'отвечает медленно: шесть секунд на каждый запрос'],
	['100', 'down', 'обрывает соединение'],
	['429', '429', 'просит подождать (429)'],
	['503', '503', 'показывает страницу «технические работы» (503)'],
	['111', 'hanging', 'берёт запрос и молчит'],
	['222', 'garbage', 'присылает мусор'],
	['333', 'half', 'присылает половину страницы'],
	['200', 'stopped', 'присылает страницу «Service has stop!» вместо своей'],
	['403', 'security', 'не пускает наш адрес (403)'],
];

/** No supplier answers in the page's place: avtocod fails for these cars. */
function stations(
	supplier: 'gost' | 'customs',
	named: string,
	series: string,
	letter: string,
): readonly Subject[] {
	return FOUL.map(([digits, failureMode, story]) => ({
		vin: `XTAGFL110KY${series}${digits}`,
		plate: `${letter}${digits}${letter}${letter}77`,
		story: `${named} ${story}`,
		failureMode: { avtocod: '503', [supplier]: failureMode },
	}));
}

/** One for each failure mode of Росстандарт's page and of the customs'. */
export const PAGE_STATIONS: readonly Subject[] = [
	...stations('gost', 'Росстандарт', '500', 'У'),
	...stations('customs', 'таможня', '600', 'Х'),
];
