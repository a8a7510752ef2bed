import type { SectionData } from '@avtosverka/contract/check/data';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { dayInMoscow, type IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { isOldReading } from '../old-reading.ts';
import { readingsOf } from '../readings.ts';
import { rollbacks } from '../rollbacks.ts';
import type { AnswerVerdict, Sign } from './answer-verdict.ts';

/** The name of a section in a tile: one short word. */
export const TILE_NAMES: Readonly<Record<Section, string>> = {
	registration: 'Владельцы',
	dtp: 'ДТП',
	wanted: 'Розыск',
	restrict: 'Запреты',
	diagnostic: 'Пробег',
	osago: 'ОСАГО',
	zalog: 'Залог',
	recall: 'Отзыв',
	stats: 'Рынок',
	customs: 'Таможня',
};

/** What a tile says of an answer that is none, or is not there yet. */
const OF_SIGN: Readonly<Partial<Record<Sign, string>>> = {
	idle: '—',
	wait: 'ждём',
	empty: 'нет',
	partial: 'не всё',
	unreachable: 'молчит',
	refused: 'отказ',
	digits: 'цифры',
	unreadable: 'неясно',
	'not-asked': 'не задан',
	failed: 'ошибка',
};

/** What the facts of a section come to in one word or figure. */
const FACT_WORDS: { readonly [S in Section]: (data: SectionData[S], today: IsoDate) => string } = {
	registration: ({ RequestResult }) => String(RequestResult?.periods.length || 'есть'),
	dtp: ({ Accidents }) => String(Accidents.length),
	wanted: () => 'есть',
	restrict: ({ records }) => String(records.length),
	diagnostic: (data, today) => {
		const measured = readingsOf(data);
		if (rollbacks(measured).length > 0) return 'падал';
		const last = measured.at(-1);
		if (last === undefined) return 'нет';
		return isOldReading(last, today) ? `до ${last.date.slice(0, 4)}` : thousands(last.km);
	},
	osago: (policies) => {
		if (policies.some(({ active }) => active === true)) return 'есть';
		return policies.some(({ active }) => active === null) ? 'неясно' : 'нет';
	},
	zalog: ({ list }) => (list.length > 0 ? String(list.length) : 'снят'),
	recall: (campaigns) => String(campaigns.length),
	stats: ({ result }) => (result?.avg_price ? money(result.avg_price) : 'есть'),
	customs: ({ date }) => /^\d{4}/.exec(date ?? '')?.[0] ?? 'есть',
};

const TELLING: readonly Sign[] = ['stop', 'clarify', 'know', 'check', 'facts'];

/** True for the sign of an answer that says something. */
export function isTelling(sign: Sign): boolean {
	return TELLING.includes(sign);
}

/** The state of a section in a tile, «1+» where more may be in what was not read; its line says it whole. */
export function tileWord<S extends Section>(
	section: S,
	reply: CheckReply<SectionData[S]> | null,
	{ sign }: AnswerVerdict,
	now: Date,
): string {
	const facts = reply?.meta.state === 'found' || reply?.meta.state === 'partial' ? reply.data : null;
	if (!isTelling(sign) || facts === null) return OF_SIGN[sign] ?? 'нет';
	const word = FACT_WORDS[section](facts, dayInMoscow(now));
	return reply?.meta.state === 'partial' && /^\d+$/.test(word) ? `${word}+` : word;
}

function thousands(km: number): string {
	return km < 1000 ? `${km} км` : `${formatNumber(Math.round(km / 1000))} тыс.`;
}

function money(roubles: number): string {
	return roubles < 1_000_000
		? `${formatNumber(Math.round(roubles / 1000))} тыс.`
		: `${formatNumber(roubles / 1_000_000)} млн`;
}
