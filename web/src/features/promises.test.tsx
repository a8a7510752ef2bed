import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteSettings } from '@avtosverka/contract/site';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { FAQ } from '../content/faq.ts';
import AppPromo from './app-promo/route.tsx';
import Faq from './help/faq-route.tsx';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Where sentences of ours stand that people read: pages, articles, bots, letters, the manifest. */
const PLACES = ['contract/src', 'decision/src', 'server/src', 'web/src', 'web/public', 'README.md'];
const WORDED = /\.(?:ts|tsx|mdx|md|webmanifest)$/;

function textsUnder(place: string): { path: string; text: string }[] {
	if (WORDED.test(place)) {
		return /\.test\.tsx?$/.test(place)
			? []
			: [{ path: place, text: readFileSync(join(ROOT, place), 'utf8') }];
	}
	return readdirSync(join(ROOT, place), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() || WORDED.test(entry.name))
		.flatMap(({ name }) => textsUnder(`${place}/${name}`));
}
const TEXTS = PLACES.flatMap(textsUnder).map(({ path, text }) => ({
	path,
	words: text.replace(/&nbsp;|\s+/g, ' '),
}));

/** Everything that matches in our texts, by file. */
const said = (what: RegExp) =>
	TEXTS.flatMap(({ path, words }) => (words.match(what) ?? []).map((found) => `${path}: ${found}`));

const EMAIL = 'operator@example.org';
const NO_LINKS = { telegramBot: null, maxBot: null, storeIos: null, storeAndroid: null, chat: null };

type Installation = {
	readonly email?: string;
	readonly links?: Partial<SiteSettings['links']>;
};

/** A page as an installation has it, with what stands in its head. */
function pageOf(page: 'faq' | 'app', { email, links }: Installation = {}): string {
	const settings = {
		siteOwner: { name: 'Оператор', email: email ?? null },
		links: { ...NO_LINKS, ...links },
		siteUrl: 'https://sverka.example',
	};
	const element = page === 'faq' ? <Faq /> : <AppPromo />;
	const site = createMemoryRouter([{ id: 'root', path: '/', loader: () => null, element }], {
		hydrationData: { loaderData: { root: { settings } } },
	});
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

describe('what is promised in our own words', () => {
	test('is there to be read', () => {
		expect(TEXTS.length).toBeGreaterThan(500);
		expect(said(/Под каждым ответом — кто ответил/g)).toHaveLength(1);
	});

	test('counts as official registers those that are: market prices are none', () => {
		const registers = SECTIONS.filter((section) => section !== 'stats');
		expect(registers).toHaveLength(9);
		const counted = said(/(?:\d+|восемь|девят[а-я]+|десят[а-я]+) официальн[а-яё]+ реестр[а-яё]*/gi);
		expect(counted.length).toBeGreaterThanOrEqual(3);
		for (const sentence of counted) expect(sentence).toMatch(/: девять официальных реестров$/i);
	});

	test('asks nobody to write without saying where', () => {
		expect(said(/напишите нам|пишите нам|свяжитесь с нами|обратитесь в поддержку/gi)).toEqual([]);
		const asking = FAQ.flatMap(({ questions }) => questions).filter(({ writeTo }) => writeTo !== undefined);
		expect(asking.length).toBeGreaterThan(0);
		const [open, closed] = [pageOf('faq', { email: EMAIL }), pageOf('faq')];
		for (const { writeTo = '' } of asking) {
			expect(open).toContain(`${writeTo} <a href="mailto:${EMAIL}"`);
			expect(open.match(/"FAQPage".*?<\/script>/)?.[0]).toContain(`${writeTo} ${EMAIL}`);
			expect(closed).not.toContain(writeTo);
		}
	});

	test('names a shop only where there is one', () => {
		const stores = { storeAndroid: 'https://store.example' };
		expect(pageOf('app', { links: stores })).toContain('ставится с сайта или из магазина');
		expect(pageOf('app')).not.toContain('из магазина');
	});
});
