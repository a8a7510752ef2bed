import { dayInMoscow, formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { escapeXml } from '../escape-xml.ts';
import { shortName } from './car-names.ts';
import { pressOf } from './intent.ts';
import type { OutMessage } from './messenger.ts';
import type { PollOutcome, WatchBegun, WatchedCar } from './watches-port.ts';
import { BOT_WORDS, inRows } from './words.ts';

/** The page of the cabinet with the cars that a person watches. */
const WATCHES_PATH = '/user/reports#watches';
const until = (moment: Date) => `Слежу до ${formatMoment(dayInMoscow(moment))}`;

const said = (moment: Date) => formatMoment(moment.toISOString());

/** What is said to somebody who wants a look now. */
export const POLL_WORDS: Readonly<Record<PollOutcome, string>> = {
	scheduled:
		'Спрошу реестры ещё раз в ближайшие минуты. Напишу, если что-то изменилось; кто не ответил, покажет /my.',
	'not-watched': BOT_WORDS.notWatched,
	'too-many': 'На сегодня внеочередных проверок достаточно. Очередная будет вовремя.',
};

/** What is said to somebody who has begun and ended too many watches today. */
export const BEGUN_ENOUGH =
	'Новых машин на сегодня достаточно: о каждой мы спрашиваем все реестры. Попробуйте завтра.';

/** The buttons of a car that a chat watches. */
export function watchButtons(vin: Vin) {
	return inRows([
		{ text: 'Проверить сейчас', press: pressOf({ kind: 'looknow', vin }) },
		{ text: 'Не следить', press: pressOf({ kind: 'unwatch', vin }) },
	]);
}

/** The button of a car that a chat does not watch any more. */
export function watchAgainButtons(vin: Vin) {
	return inRows([{ text: 'Следить за машиной', press: pressOf({ kind: 'watch', vin }) }]);
}

/** The button of a car that is watched on the site. */
export function onSiteButtons(siteUrl: string) {
	return inRows([{ text: 'Отключить на сайте', url: `${siteUrl}${WATCHES_PATH}` }]);
}

/** A car in a message, with a VIN to copy. HTML. */
export function namedCar(name: string | null, vin: Vin): string {
	const number = `VIN <code>${vin}</code>`;
	return name === null ? number : `<b>${escapeXml(shortName(name))}</b>, ${number}`;
}

/** What is said to somebody who wants to watch a car. */
export function watchBegunWords(vin: Vin, name: string | null, begun: WatchBegun): OutMessage {
	if (begun.kind === 'too-many') {
		const cars = counted(begun.atMost, ['машиной', 'машинами', 'машинами']);
		return { html: `Больше чем за ${cars} сразу следить нельзя. Лишнюю можно убрать в /my.` };
	}
	if (begun.kind === 'enough-today') return { html: BEGUN_ENOUGH };
	const lines = [
		`${until(begun.until)}: ${namedCar(name, vin)}.`,
		'Розыск, запреты, залог и учёт спрашиваю каждый день, остальное — раз в неделю. Первый раз только запоминаю ответы, потом пишу о каждом изменении, с 9 до 22 по Москве. В день сделки нажмите «Проверить сейчас».',
	];
	return { html: lines.join('\n'), rows: watchButtons(vin) };
}

const BY_ACCOUNT: Readonly<Record<WatchedCar['by'], readonly string[]>> = {
	chat: [],
	account: ['Вы следите за ней на сайте, об изменениях пишу и сюда.'],
	both: ['Вы следите за ней и на сайте: об одном и том же пишу сюда один раз.'],
};

/** A watched car in the list. */
export function watchedMessage(car: WatchedCar, name: string | null, siteUrl: string): OutMessage {
	const { vin, polledAt, nextPollAt, endsAt, silent, isBudgetSpent, by } = car;
	const lines = [
		`🔔 ${namedCar(name, vin)}`,
		`${until(endsAt)}.`,
		polledAt === null ? 'Реестры ещё не отвечали.' : `Последний ответ: ${said(polledAt)}.`,
		...(nextPollAt === null ? [] : [`Следующий вопрос: ${said(nextPollAt)}.`]),
		...(silent.length > 0 ? [`Не ответили, и что там изменилось, неизвестно: ${silent.join(', ')}.`] : []),
		...(isBudgetSpent ? ['Вопросы на сегодня кончились, остальное спрошу завтра.'] : []),
		...BY_ACCOUNT[by],
	];
	return { html: lines.join('\n'), rows: by === 'account' ? onSiteButtons(siteUrl) : watchButtons(vin) };
}
