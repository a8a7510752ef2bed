import type { SiteSettings } from '@avtosverka/contract/site';

/** A link of the shell. */
export type BarLink = {
	readonly text: string;
	/** One of our own pages, or an outside address. */
	readonly to: string;
	readonly outside?: true;
	/** For whom it is, as a class; everybody without it. */
	readonly shown?: string | undefined;
};

function own(to: string, text: string, shown?: string): BarLink {
	return { to, text, shown };
}

/** A place outside; left out where the installation has no address of it. */
function outside(to: string | null | undefined, text: string): readonly BarLink[] {
	return to ? [{ to, text, outside: true }] : [];
}

/** The links that stand in the bar itself, in their order. */
export function barLinks(links: SiteSettings['links'] | undefined): readonly BarLink[] {
	return [
		own('/ownerReport', 'Проверка владельца'),
		own('/faq', 'Помощь'),
		...outside(links?.telegramBot, 'Telegram Бот'),
		...outside(links?.maxBot, 'Бот в MAX'),
	];
}

/** What the list «Ещё» holds: a visitor's own reports are on their device alone. */
export const MORE_LINKS: readonly BarLink[] = [
	own('/app', 'Приложение для смартфона'),
	own('/howMeHelp', 'Полезная информация'),
	own('/codes', 'Коды регионов России'),
	own('/dogovor', 'Оформление ДКП'),
	own('/posts/', 'Полезные статьи'),
	own('/compare', 'Сравнение машин'),
	own('/compare', 'Мои отчёты', 'signed-in:hidden'),
	own('/user/reports', 'Мои отчёты', 'hidden signed-in:block'),
];

/** The links of the footer, in their order. */
export function footerLinks(links: SiteSettings['links'] | undefined): readonly BarLink[] {
	return [
		own('/', 'Главная'),
		own('/dogovor', 'Оформление ДКП'),
		own('/codes', 'Коды регионов'),
		own('/faq', 'Помощь'),
		...outside(links?.phoneCheck, 'Проверка телефона'),
		...outside(links?.voiceBot, 'Голосовой бот'),
		own('/kbm', 'Проверка КБМ'),
		own('/sources', 'Источники данных'),
		own('/privacyPolicy', 'Политика конфиденциальности'),
		own('/terms_of_use.html', 'Условия использования'),
	];
}
