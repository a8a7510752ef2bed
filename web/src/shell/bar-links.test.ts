import { describe, expect, test } from 'vitest';
import { barLinks, footerLinks, MORE_LINKS } from './bar-links.ts';

const nowhere = {
	telegramBot: null,
	phoneCheck: null,
	voiceBot: null,
	fullReport: null,
	chat: null,
	storeIos: null,
	storeAndroid: null,
	partner: null,
};
const somewhere = {
	...nowhere,
	telegramBot: 'https://t.example/bot',
	phoneCheck: 'https://phone.example',
	voiceBot: 'https://voice.example',
};
const texts = (links: readonly { text: string }[]) => links.map(({ text }) => text);

describe('the links of the shell', () => {
	test('the bar has all of them, and a bot without an address says «скоро»', () => {
		expect(texts(barLinks(nowhere))).toEqual(['Проверка владельца', 'Помощь', 'Telegram Бот']);
		expect(barLinks(nowhere)[2]).toMatchObject({ to: null, soon: true });
		expect(barLinks(somewhere)[2]).toMatchObject({ to: 'https://t.example/bot', soon: false, outside: true });
	});

	test('«Ещё» leads where the specification says', () => {
		expect(MORE_LINKS.map(({ to }) => to)).toEqual(['/app', '/howMeHelp', '/codes', '/dogovor', '/posts/']);
	});

	test('the footer leaves out outside places without an address', () => {
		expect(texts(footerLinks(nowhere))).toEqual([
			'Главная',
			'Оформление ДКП',
			'Коды регионов',
			'Помощь',
			'Проверка КБМ',
			'Источники данных',
			'Политика конфиденциальности',
			'Условия использования',
		]);
		expect(texts(footerLinks(somewhere))).toContain('Голосовой бот');
		expect(texts(footerLinks(somewhere))).toContain('Проверка телефона');
	});
});
