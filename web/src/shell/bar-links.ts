import type { SiteSettings } from '@avtosverka/contract/site';

/** A link of the shell. Without an address it stands as plain text and says «скоро». */
export type BarLink = {
	readonly text: string;
	/** One of our own pages, or an outside address. */
	readonly to: string | null;
	readonly outside: boolean;
	readonly soon: boolean;
};

function own(to: string, text: string): BarLink {
	return { to, text, outside: false, soon: false };
}

function outside(to: string | null, text: string): BarLink {
	return { to, text, outside: true, soon: to === null };
}

/** The links that stand in the bar itself, in their order. */
export function barLinks(links: SiteSettings['links'] | undefined): readonly BarLink[] {
	return [
		own('/ownerReport', 'Проверка владельца'),
		own('/faq', 'Помощь'),
		outside(links?.telegramBot ?? null, 'Telegram Бот'),
	];
}

/** What the list «Ещё» holds. */
export const MORE_LINKS: readonly BarLink[] = [
	own('/app', 'Приложение для смартфона'),
	own('/howMeHelp', 'Полезная информация'),
	own('/codes', 'Коды регионов России'),
	own('/dogovor', 'Оформление ДКП'),
	own('/posts/', 'Полезные статьи'),
];

/** The links of the footer; outside places without an address are left out. */
export function footerLinks(links: SiteSettings['links'] | undefined): readonly BarLink[] {
	return [
		own('/', 'Главная'),
		own('/dogovor', 'Оформление ДКП'),
		own('/codes', 'Коды регионов'),
		own('/faq', 'Помощь'),
		outside(links?.phoneCheck ?? null, 'Проверка телефона'),
		outside(links?.voiceBot ?? null, 'Голосовой бот'),
		own('/kbm', 'Проверка КБМ'),
		own('/sources', 'Источники данных'),
		own('/privacyPolicy', 'Политика конфиденциальности'),
		own('/terms_of_use.html', 'Условия использования'),
	].filter((link) => link.to !== null);
}
