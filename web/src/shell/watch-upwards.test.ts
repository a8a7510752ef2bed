// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUpwards } from './watch-upwards.ts';

let button: HTMLButtonElement;
let end: () => void;
beforeEach(() => {
	vi.stubGlobal('innerHeight', 800);
	vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolled(top ?? 0));
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
	scrolled(0);
	document.body.innerHTML = `
		<main id="content" tabindex="-1"><a href="#dtp">ДТП</a><a href="#zalog">Залог</a></main>
		<button hidden>Наверх</button>`;
	button = document.querySelector('button') as HTMLButtonElement;
	end = watchUpwards(button);
});
afterEach(() => {
	end();
	history.replaceState(null, '', '/');
	vi.unstubAllGlobals();
});

function scrolled(y: number): void {
	vi.stubGlobal('scrollY', y);
	window.dispatchEvent(new Event('scroll'));
}

test('who scrolls down by hand does not see it, who turns back does', () => {
	for (const y of [100, 200, 300, 400, 500]) scrolled(y);
	expect(button.hidden).toBe(true);
	scrolled(450);
	expect(button.hidden).toBe(false);
	scrolled(250);
	expect(button.hidden).toBe(true);
});

test('whom a link has led down the page it takes back to the link, in one press', () => {
	history.replaceState(null, '', '#zalog');
	scrolled(1_400);
	expect(button.hidden).toBe(false);
	button.click();
	expect(document.activeElement?.textContent).toBe('Залог');
	expect([window.scrollY, button.hidden]).toEqual([0, true]);
});

test.each(['', '#wanted', '#"]'])('with the address %j the focus goes to the beginning', (hash) => {
	history.replaceState(null, '', `/${hash}`);
	scrolled(1_400);
	button.click();
	expect(document.activeElement?.id).toBe('content');
});
