// @vitest-environment jsdom
import fc from 'fast-check';
import { act, type ReactElement, type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { earlyChangesScript } from './early-changes-script.ts';
import { liveWithTranslators } from './translated-text.ts';

/** How translators put their words in place of a text: each keeps the old words, marked. */
const WAYS = {
	'put their element before, then take the text out': (text: Text, words: Element) => {
		text.before(words);
		text.remove();
	},
	'put their element after, then take the text out': (text: Text, words: Element) => {
		text.after(words);
		text.remove();
	},
	'replace the text': (text: Text, words: Element) => text.replaceWith(words),
	'take the text out first': (text: Text, words: Element) => {
		const { parentNode, nextSibling } = text;
		text.remove();
		parentNode?.insertBefore(words, nextSibling);
	},
	'move the text into their element': (text: Text, words: Element) => {
		text.before(words);
		words.replaceChildren(text);
	},
	'write over the text': (text: Text, words: Element) => {
		text.data = words.textContent ?? '';
	},
} as const;
type Way = keyof typeof WAYS;

/** A part of a page: words and numbers beside elements that come, go and change places. */
type Part = {
	readonly count: number;
	readonly words: string;
	readonly marked: boolean;
	readonly rows: readonly string[];
	readonly bare: boolean;
};

function View({ count, words, marked, rows, bare }: Part): ReactNode {
	return (
		<p>
			{marked && <b>{words}</b>}
			{count} машин, {bare ? words : null}
			{marked ? <i>есть</i> : 'нет'}
			{rows.map((row) => (
				<span key={row}>
					{row}: {count}
				</span>
			))}
			{bare && words} конец
		</p>
	);
}

function Page({ shown }: { shown: Part }): ReactNode {
	useState(liveWithTranslators);
	return (
		<form>
			<View {...shown} />
			<input />
		</form>
	);
}

const words = fc.constantFrom('Розыск', 'Запись найдена', 'записей нет', 'ждём');
const part: fc.Arbitrary<Part> = fc.record({
	count: fc.nat(9),
	words,
	marked: fc.boolean(),
	rows: fc.uniqueArray(fc.constantFrom('ДТП', 'Залог', 'ОСАГО', 'Такси')),
	bare: fc.boolean(),
});
/** Which texts are translated after each change: by their places among those that are not yet. */
const changes = fc.array(fc.tuple(part, fc.array(fc.nat(20), { maxLength: 8 })), {
	minLength: 2,
	maxLength: 6,
});

const SIGNS = /[«»]/g;

const untranslated = (place: Element) => place.textContent?.replace(SIGNS, '');
const wordsOf = (page: ReactElement) => renderToString(page).replace(/<[^>]*>/g, '');

/** React and translators work in tasks of their own. */
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

function translate(place: Element, which: readonly number[], way: Way): void {
	for (const number of which) {
		const texts: Text[] = [];
		const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		const open = texts.filter(
			({ data, parentElement }) => data && !/«/.test(data) && !parentElement?.closest('font'),
		);
		const text = open[number % (open.length || 1)];
		if (!text) return;
		const standIn = document.createElement('font');
		standIn.textContent = `«${text.data}»`;
		WAYS[way](text, standIn);
	}
}

beforeAll(() => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
	new Function(earlyChangesScript())();
	liveWithTranslators();
});

const WAY_NAMES = Object.keys(WAYS) as Way[];

describe('a page stays true while translators', () => {
	test.each(WAY_NAMES)('%s', async (way) => {
		await fc.assert(
			fc.asyncProperty(changes, async (steps) => {
				const place = document.body.appendChild(document.createElement('main'));
				const root = createRoot(place);
				for (const [shown, which] of steps) {
					act(() => root.render(<View {...shown} />));
					expect(untranslated(place)).toBe(wordsOf(<View {...shown} />));
					await nextTask();
					translate(place, which, way);
					await nextTask();
				}
				act(() => root.unmount());
				expect(place.childNodes).toHaveLength(0);
				place.remove();
			}),
			{ numRuns: 25 },
		);
	});
});

describe('a text that the network cuts in two', () => {
	const page = <Page shown={{ count: 3, words: 'Розыск', marked: true, rows: [], bare: false }} />;

	async function halves(): Promise<{ place: HTMLElement; half: Text; rest: string }> {
		const place = document.createElement('main');
		place.innerHTML = renderToString(page);
		document.body.append(place);
		const half = place.querySelector('b')?.firstChild as Text;
		const rest = half.data.slice(3);
		half.data = half.data.slice(0, 3);
		await nextTask();
		window.earlyChanges = [];
		return { place, half, rest };
	}

	test('is no translation', async () => {
		const { place, half, rest } = await halves();
		half.appendData(rest);
		await nextTask();
		expect(window.earlyChanges).toEqual([]);
		place.remove();
	});

	test('is whole again where each half was translated', async () => {
		const { place, half, rest } = await halves();
		translate(place, [0], 'replace the text');
		await nextTask();
		expect(half.isConnected).toBe(false);
		place.querySelector('b')?.append(rest);
		await nextTask();
		const made: unknown[] = [];
		act(() => void hydrateRoot(place, page, { onRecoverableError: (error) => made.push(error) }));
		expect(made).toEqual([]);
		expect(untranslated(place)).toBe(wordsOf(page));
	});
});

describe('a page comes alive as it stands, with what was typed in it, where translators', () => {
	test.each(WAY_NAMES)('%s', async (way) => {
		await fc.assert(
			fc.asyncProperty(part, part, fc.array(fc.nat(20)), async (shown, next, which) => {
				const [page, place] = [<Page key="page" shown={shown} />, document.createElement('main')];
				place.innerHTML = renderToString(page);
				document.body.append(place);
				const field = place.querySelector('input');
				if (field) field.value = 'Иванов';
				await nextTask();
				window.earlyChanges = [];
				translate(place, which, way);
				await nextTask();
				const made: unknown[] = [];
				const onRecoverableError = (error: unknown) => made.push(error);
				let root: Root | undefined;
				act(() => {
					root = hydrateRoot(place, page, { onRecoverableError });
				});
				expect(made).toEqual([]);
				expect(place.querySelector('input')).toBe(field);
				expect(field?.value).toBe('Иванов');
				act(() => root?.render(<Page key="page" shown={next} />));
				expect(untranslated(place)).toBe(wordsOf(<View {...next} />));
				act(() => root?.unmount());
				place.remove();
			}),
			{ numRuns: 25 },
		);
	});
});
