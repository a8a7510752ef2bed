import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { SignInChange } from '../accounts.ts';

/** What a person reads of a change of their ways in, and where they go if it was not theirs. */
export type NoticeWords = {
	readonly heading: string;
	readonly paragraphs: readonly string[];
	readonly button: { readonly words: string; readonly path: string };
};

const CABINET = { words: 'Открыть кабинет', path: '/user' };

/** The same words in a letter, a chat and on a locked screen: no personal data. */
export function noticeWords({ change, provider, at }: SignInChange): NoticeWords {
	const name = PROVIDER_NAMES[provider];
	const when = `${formatMoment(at.toISOString())} по Москве.`;
	switch (change) {
		case 'linked':
			return {
				heading: `К аккаунту привязан вход через ${name}`,
				paragraphs: [
					`${when} Теперь в ваш аккаунт на сайте «Автосверка» можно войти через ${name}.`,
					'Если это были не вы, отвяжите этот вход в кабинете и нажмите там «Выйти на остальных устройствах».',
				],
				button: CABINET,
			};
		case 'unlinked':
			return {
				heading: `От аккаунта отвязан вход через ${name}`,
				paragraphs: [
					`${when} Через ${name} в ваш аккаунт на сайте «Автосверка» больше не войти.`,
					'Если это были не вы, войдите другим способом и нажмите в кабинете «Выйти на остальных устройствах».',
				],
				button: CABINET,
			};
		case 'held':
			return {
				heading: `От аккаунта отвязан вход через ${name}`,
				paragraphs: [
					`${when} Через ${name} в ваш аккаунт на сайте «Автосверка» больше не войти.`,
					`Если это были не вы, в течение суток войдите через ${name} и нажмите «Вернуть вход»: на других ` +
						'устройствах вход завершится.',
				],
				button: { words: 'Вернуть вход', path: '/auth' },
			};
		case 'taken-back':
			return {
				heading: `Вход через ${name} возвращён`,
				paragraphs: [
					`${when} В ваш аккаунт на сайте «Автосверка» снова можно войти через ${name}. На остальных устройствах вход завершён.`,
					'Проверьте в кабинете, какие способы входа привязаны, и отвяжите чужие.',
				],
				button: CABINET,
			};
	}
}
