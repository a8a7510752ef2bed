// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { watchPlace } from './watch-place.ts';

let top: number;
const card = { getBoundingClientRect: () => ({ top }) } as Element;

function press(key: KeyboardEventInit, target: EventTarget = document.body): void {
	target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }));
}

function scrollTo(y: number): void {
	vi.stubGlobal('scrollY', y);
}

beforeEach(() => {
	top = 300;
	scrollTo(1_000);
	return () => vi.unstubAllGlobals();
});

test('a visitor who waits for what they asked for is where they pressed', () => {
	expect(watchPlace(card)()).toBe(true);
});

test.each(['wheel', 'touchmove', 'pointerdown'])('one who has done something since is not: %s', (move) => {
	const stays = watchPlace(card);
	window.dispatchEvent(new Event(move));
	expect(stays()).toBe(false);
});

test('one who has scrolled by the bar is not', () => {
	const stays = watchPlace(card);
	scrollTo(1_400);
	top = -100;
	expect(stays()).toBe(false);
});

test.each([
	['the browser has made up for what grew above', 1_400, 300],
	['the page has grown above', 1_000, 700],
])('nobody has moved when %s', (_, scroll, place) => {
	const stays = watchPlace(card);
	scrollTo(scroll);
	top = place;
	expect(stays()).toBe(true);
});

test('a key held down is still the press', () => {
	const stays = watchPlace(card);
	press({ key: 'Enter', repeat: true });
	expect(stays()).toBe(true);
});

test.each(['Enter', ' '])(
	'%j into nothing, while the button waits for its answer, is the press again',
	(key) => {
		const stays = watchPlace(card);
		press({ key });
		expect(stays()).toBe(true);
	},
);

test.each([
	['Tab into nothing', 'Tab', document.body],
	['a letter into nothing', 'a', document.body],
	['Enter on something else', 'Enter', document.body.appendChild(document.createElement('a'))],
])('%s is a move', (_, key, target) => {
	const stays = watchPlace(card);
	press({ key }, target);
	expect(stays()).toBe(false);
});
