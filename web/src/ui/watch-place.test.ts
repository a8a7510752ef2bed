import { beforeEach, expect, test, vi } from 'vitest';
import { watchPlace } from './watch-place.ts';

let page: EventTarget;
let top: number;
const card = { getBoundingClientRect: () => ({ top }) } as Element;

function scrollTo(y: number): void {
	vi.stubGlobal('scrollY', y);
}

beforeEach(() => {
	page = new EventTarget();
	top = 300;
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	scrollTo(1_000);
	return () => vi.unstubAllGlobals();
});

test('a visitor who waits for what they asked for is where they pressed', () => {
	expect(watchPlace(card)()).toBe(true);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
	'one who has done something since is not: %s',
	(move) => {
		const stays = watchPlace(card);
		page.dispatchEvent(new Event(move));
		expect(stays()).toBe(false);
	},
);

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
	page.dispatchEvent(Object.assign(new Event('keydown'), { repeat: true }));
	expect(stays()).toBe(true);
});
