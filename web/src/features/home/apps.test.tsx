import type { SiteSettings } from '@avtosverka/contract/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import AppPromo from '../app-promo/route.tsx';
import { Apps } from './apps.tsx';

type Links = Partial<SiteSettings['links']>;
const NOWHERE = { telegramBot: null, maxBot: null, storeIos: null, storeAndroid: null, chat: null };

/** What a person reads where an installation has these links. */
function read(page: 'home' | 'app', links: Links): string {
	const element = page === 'home' ? <Apps /> : <AppPromo />;
	const settings = { links: { ...NOWHERE, ...links }, siteUrl: 'https://sverka.example' };
	const site = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, element }], {
		hydrationData: { loaderData: { root: { settings } } },
	});
	const markup = renderToStaticMarkup(<RouterProvider router={site} />);
	return markup
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

const TELEGRAM = { telegramBot: 'https://t.me/sverka_bot' };
const MAX = { maxBot: 'https://max.ru/sverka_bot' };
const STORE = { storeAndroid: 'https://store.example' };

describe('what the home page promises of bots and applications', () => {
	test.each<[string, Links, string]>([
		['Telegram alone', TELEGRAM, 'Те же ответы — в Telegram.'],
		['MAX alone', MAX, 'Те же ответы — в MAX.'],
		['both bots', { ...TELEGRAM, ...MAX }, 'Те же ответы — в Telegram и в MAX.'],
		['all', { ...STORE, ...TELEGRAM, ...MAX }, 'Те же ответы — в приложении, в Telegram и в MAX.'],
	])('%s', (_, links, sentence) => {
		expect(read('home', links)).toContain(sentence);
	});

	test('nothing where an installation has none', () => {
		expect(read('home', {})).toBe('');
	});
});

describe('what the page of the application promises', () => {
	test('a shop or a bot only where there is one', () => {
		expect(read('app', {})).not.toMatch(/App Store|Google Play|Telegram|MAX/);
		const all = read('app', { ...STORE, ...TELEGRAM, ...MAX });
		for (const name of ['Google Play', 'Telegram-бот', 'Бот в MAX']) expect(all).toContain(name);
	});

	test('no letters that nobody asked for', () => {
		expect(read('app', {})).toMatch(
			/только о машинах, за которыми вы попросили следить, и только если вы их вкл/,
		);
	});
});
