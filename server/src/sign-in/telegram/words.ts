/** What the bot and the page say in a sign-in by Telegram. Plain text: the bot sends it as it is. */

export const TELEGRAM_WORDS = {
	enter: 'Войти',
	notMe: 'Это не я',
	done: 'Готово, вернитесь на страницу.',
	refused: 'Вход отменён: на сайт никто не вошёл.',
	overdue: 'Эта кнопка больше не действует.',
	/** For the page that began the sign-in. */
	pageRefused: 'Вход отменён: в чате нажали «Это не я».',
	pageOver: 'Ссылка для входа больше не действует.',
	inGroup: 'Вход на сайт подтверждается только в личной переписке: напишите мне в личные сообщения.',
} as const;

const nameOf = (siteUrl: string) => `Автосверка (${new URL(siteUrl).host})`;

export function askWhether(siteUrl: string, code: string): string {
	return `Войти на сайт ${nameOf(siteUrl)}? Код на странице: ${code}\n\nЕсли вы не открывали сайт сами или код на странице другой, нажмите «${TELEGRAM_WORDS.notMe}».`;
}

export function sayLinkIsOver(siteUrl: string): string {
	return `Ссылка для входа больше не действует. Начните вход заново: ${siteUrl}/auth`;
}

/** For a page while the bot is off or does not answer. */
export function sayNotWorking(google: boolean): string {
	return `Вход через Telegram сейчас не работает. ${google ? 'Войдите через Google.' : 'Попробуйте ещё раз позже.'}`;
}
