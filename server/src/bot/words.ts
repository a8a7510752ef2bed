import { counted } from '@avtosverka/contract/vocabulary/plural';
import { escapeXml } from '../escape-xml.ts';
import type { ChatButton, OutMessage } from './messenger.ts';

/** What the bot says that does not depend on a car. HTML. */
export const BOT_WORDS = {
	inPrivateOnly: 'Это показываю только в личной переписке: напишите мне в личные сообщения.',
	noPicture: 'Эти цифры не к чему отнести: картинки, которая их ждёт, сейчас нет. Пришлите VIN или госномер.',
	tooManyChecks: 'Слишком много проверок подряд. Попробуйте через час.',
	tooManyMessages: 'Слишком много сообщений подряд. Подождите минуту.',
	busy: 'Прежние проверки в этом чате ещё идут. Дождитесь их ответов.',
	noCars: 'Здесь ещё ничего не проверяли. Пришлите VIN или госномер.',
	myCars: 'Последние проверки в этом чате. Нажмите, чтобы открыть снова.',
	whichCar: 'Нашлось несколько машин. Какую проверить?',
	failed: 'Не получилось: у нас что-то сломалось. Попробуйте ещё раз через несколько минут.',
	unwatched: 'Больше не слежу за этой машиной.',
	notWatched: 'За этой машиной бот сейчас не следит. Пришлите VIN и нажмите «Следить за машиной».',
	started: 'Проверяю.',
} as const;

/** The commands that messengers offer, without `start`, which begins every chat. */
export const BOT_COMMANDS = [
	{ command: 'my', description: 'Последние проверки и машины, за которыми бот следит' },
	{ command: 'forget', description: 'Забыть всё, что бот знает об этом чате' },
	{ command: 'help', description: 'Что умеет бот' },
];

/** How the bot introduces itself. */
export function introduction(siteUrl: string, hasSignIn: boolean): OutMessage {
	const host = escapeXml(new URL(siteUrl).host);
	const lines = [
		'<b>Автосверка</b>: проверка автомобиля по реестрам ГИБДД, залогов, ОСАГО, таможни и другим.',
		'',
		'Пришлите VIN, госномер или текст объявления. Отвечу одним сообщением: решение, его причины и что сказал каждый реестр. Оно дополняется, пока реестры отвечают, а в конце придёт карточка: картинка, которую можно переслать.',
		'',
		'/my — последние проверки и машины, за которыми бот следит',
		'/forget — забыть всё, что бот знает об этом чате',
		'/help — эта подсказка',
		'',
		`Те же ответы на сайте: ${host}.`,
		...(hasSignIn ? [`Войти там через этот чат: ${escapeXml(siteUrl)}/auth`] : []),
	];
	return { html: lines.join('\n') };
}

/** What `/forget` has done; the account of the site is another thing. */
export function forgotten(siteUrl: string): string {
	return `Забыл: список проверок этого чата, слежение за машинами и всё, что ждало ответа. Аккаунт на сайте, если он есть, удаляется там: ${escapeXml(siteUrl)}/deleteAccount`;
}

/** The page of a car's report. */
export function reportUrl(siteUrl: string, vin: string): string {
	return `${siteUrl}/checks/${encodeURIComponent(vin)}`;
}

/**
 * What stands under a picture of the police: how many sections wait for its digits, and the car of an older
 * picture that it replaces. In a group the bot hears replies alone.
 */
export function pictureWords(
	sections: number,
	{ isGroup, replaced }: { readonly isGroup: boolean; readonly replaced: string | null },
): string {
	const waits = counted(sections, ['раздел', 'раздела', 'разделов']);
	const how = isGroup ? 'ответом на это сообщение' : 'сообщением';
	const asked = `ГИБДД просит прочитать картинку. Пришлите цифры с неё ${how}: их ждут ${waits}.`;
	if (replaced === null) return asked;
	return `${asked}\nПрежняя картинка, для <code>${replaced}</code>, больше не действует: ту машину проверьте ещё раз.`;
}

/** One button a row. */
export function inRows(buttons: readonly ChatButton[]): readonly (readonly ChatButton[])[] {
	return buttons.map((button) => [button]);
}

/** For a person without an account on the site who wants to share a report. */
export function shareOnSite(siteUrl: string, vin: string): string {
	return `Ссылку, которую потом можно отозвать, создают на сайте: войдите и нажмите в отчёте «Поделиться».\n${reportUrl(siteUrl, vin)}`;
}
