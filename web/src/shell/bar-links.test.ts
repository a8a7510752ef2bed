import { describe, expect, test } from 'vitest';
import { barLinks, footerLinks, MORE_LINKS } from './bar-links.ts';

const nowhere = {
	telegramBot: null,
	maxBot: null,
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
	maxBot: 'https://max.example/bot',
	phoneCheck: 'https://phone.example',
	voiceBot: 'https://voice.example',
};
const texts = (links: readonly { text: string }[]) => links.map(({ text }) => text);

describe('the links of the shell', () => {
	test('the bar names the bots that there are, and no other', () => {
		expect(texts(barLinks(undefined))).toEqual(['Проверка владельца', 'Помощь']);
		expect(texts(barLinks(nowhere))).toEqual(['Проверка владельца', 'Помощь']);
		expect(barLinks(somewhere).slice(2)).toEqual([
			{ text: 'Telegram Бот', to: 'https://t.example/bot', outside: true },
			{ text: 'Бот в MAX', to: 'https://max.example/bot', outside: true },
		]);
		expect(texts(barLinks({ ...somewhere, telegramBot: null }))).not.toContain('Telegram Бот');
	});

	test('«Ещё» leads where the specification says, then to cars side by side and to reports', () => {
		const places = MORE_LINKS.map(({ to }) => to);
		expect(places.slice(0, 5)).toEqual(['/app', '/howMeHelp', '/codes', '/dogovor', '/posts/']);
		expect(places.slice(5)).toEqual(['/compare', '/compare', '/user/reports']);
	});

	test('«Мои отчёты» is one link: to the cabinet for who is signed in, else to the cars of the device', () => {
		const shown = MORE_LINKS.filter(({ text }) => text === 'Мои отчёты').map((link) => [link.to, link.shown]);
		expect(shown).toEqual([
			['/compare', 'signed-in:hidden'],
			['/user/reports', 'hidden signed-in:block'],
		]);
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
