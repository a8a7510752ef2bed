import {
	type MessengerName,
	OAUTH_PROVIDERS,
	type OauthProviderId,
	PROVIDER_NAMES,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';

/** What a bot and the page say in a sign-in by a messenger. Plain text: a bot sends it as it is. */

export const CHAT_WORDS = {
	enter: 'Войти',
	link: 'Привязать',
	notMe: 'Это не я',
	takeBack: 'Вернуть вход',
	done: 'Готово, вернитесь на страницу.',
	refused: 'Вход отменён: на сайт никто не вошёл.',
	linkRefused: 'Привязка отменена: ничего не изменилось.',
	overdue: 'Эта кнопка больше не действует.',
	/** For the page that began the sign-in. */
	pageRefused: 'Вход отменён: в чате нажали «Это не я».',
	pageLinkRefused: 'Привязать не получилось: причина написана в чате с ботом.',
	pageOver: 'Ссылка для входа больше не действует.',
	inGroup: 'Вход на сайт подтверждается только в личной переписке: напишите мне в личные сообщения.',
} as const;

const EITHER = new Intl.ListFormat('ru', { type: 'disjunction' });

const nameOf = (siteUrl: string) => `Автосверка (${new URL(siteUrl).host})`;

export function askWhether(siteUrl: string, code: string): string {
	return `Войти на сайт ${nameOf(siteUrl)}? Код на странице: ${code}\n\nЕсли вы не открывали сайт сами или код на странице другой, нажмите «${CHAT_WORDS.notMe}».`;
}

export function askWhetherToLink(siteUrl: string, messenger: MessengerName, code: string): string {
	return `Привязать этот ${PROVIDER_NAMES[messenger]} к аккаунту на сайте ${nameOf(siteUrl)}? Код на странице: ${code}\n\nЕсли вы не начинали привязку сами или код на странице другой, нажмите «${CHAT_WORDS.notMe}».`;
}

export function sayLinkIsOver(siteUrl: string): string {
	return `Ссылка для входа больше не действует. Начните вход заново: ${siteUrl}/auth`;
}

/** For a page while the bot is off or does not answer: names the ways in that are on and need no bot. */
export function sayNotWorking(
	messenger: MessengerName,
	isOn: Readonly<Record<OauthProviderId, boolean>>,
): string {
	const others = OAUTH_PROVIDERS.filter((provider) => isOn[provider]);
	const names = EITHER.format(others.map((provider) => PROVIDER_NAMES[provider]));
	const advice = names ? `Войдите через ${names}.` : 'Попробуйте ещё раз позже.';
	return `Вход через ${PROVIDER_NAMES[messenger]} сейчас не работает. ${advice}`;
}

/** The same for who has signed in, and wants to link the messenger. */
export function sayLinkingNotWorking(messenger: MessengerName): string {
	return `Привязать ${PROVIDER_NAMES[messenger]} сейчас не получится. Попробуйте ещё раз позже.`;
}
