import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdBlock, AdPage } from './network.ts';
import { runAd } from './run-ad.ts';
import { nextSlot, type SlotEvent, type SlotState } from './slot.ts';

const AD = { scriptUrl: 'https://ads.test/context.js', blockId: 'R-A-1-1', renderTo: 'ad-1' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page whose network does `play` with a block, `scriptMs` after its script; null: it never comes. */
function open(
	play: ((block: AdBlock) => void) | null,
	{ scriptMs = 100, filled = false, gone = false } = {},
) {
	const render = vi.fn((block: AdBlock) => play?.(block));
	const destroy = vi.fn();
	const page: AdPage = {
		load: () =>
			play === null
				? Promise.reject(new Error('blocked'))
				: new Promise((done) => setTimeout(done, scriptMs)),
		whenReady: (task) => void (play === null || setTimeout(task, scriptMs)),
		manager: () => (gone ? undefined : { render, destroy }),
		isFilled: () => filled,
	};
	const events: SlotEvent[] = [];
	const end = runAd(AD, (event) => events.push(event), page);
	return {
		render,
		destroy,
		end,
		state: () => events.reduce<SlotState>(nextSlot, 'waiting'),
		after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
	};
}

describe('a place for an advertisement', () => {
	test('fine: shows it, and goes on showing it', async () => {
		const slot = open(({ onRender }) => onRender({ product: 'direct' }));
		expect(slot.state()).toBe('waiting');
		await slot.after(100);
		expect(slot.state()).toBe('ad');
		expect(slot.render).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ renderTo: 'ad-1' }));
		await slot.after(60_000);
		expect(slot.state()).toBe('ad');
	});

	test('stub: shows the banner in its place', async () => {
		const slot = open(({ onRender }) => onRender({ product: 'stub' }));
		await slot.after(100);
		expect(slot.state()).toBe('banner');
	});

	test('error: shows the banner at once', async () => {
		const slot = open(({ onError }) => onError({ type: 'error' }));
		await slot.after(100);
		expect(slot.state()).toBe('banner');
	});

	test('silent: shows the banner after five seconds and not sooner', async () => {
		const slot = open(() => {});
		await slot.after(4999);
		expect(slot.state()).toBe('waiting');
		await slot.after(1);
		expect(slot.state()).toBe('late-banner');
	});

	test('late: the banner gives way to the advertisement', async () => {
		const slot = open(({ onRender }) => void setTimeout(onRender, 8000));
		await slot.after(7000);
		expect(slot.state()).toBe('late-banner');
		await slot.after(2000);
		expect(slot.state()).toBe('ad');
	});

	test('a script that does not load: shows the banner at once', async () => {
		const slot = open(null);
		await slot.after(0);
		expect(slot.state()).toBe('banner');
	});

	test('a script that takes too long: shows the banner, then the advertisement', async () => {
		const slot = open(({ onRender }) => onRender(), { scriptMs: 6000 });
		await slot.after(5000);
		expect(slot.state()).toBe('late-banner');
		await slot.after(1000);
		expect(slot.state()).toBe('ad');
	});

	test.each([
		['that is another one', { gone: true }, () => {}],
		[
			'that throws',
			{},
			() => {
				throw new TypeError('render');
			},
		],
	])('a script %s: shows the banner', async (_, options, play) => {
		const slot = open(play, options);
		await slot.after(100);
		expect(slot.state()).toBe('banner');
	});

	test('an advertisement that is there counts, even if the network does not say so', async () => {
		const slot = open(() => {}, { filled: true });
		await slot.after(5000);
		expect(slot.state()).toBe('ad');
	});

	test('that is left behind draws nothing, says nothing and keeps no timer', async () => {
		const slot = open(({ onRender }) => onRender());
		slot.end();
		await slot.after(10_000);
		expect(slot.render).not.toHaveBeenCalled();
		expect(slot.destroy).not.toHaveBeenCalled();
		expect(slot.state()).toBe('waiting');
		expect(vi.getTimerCount()).toBe(0);
	});

	test('takes away what was drawn when it is left', async () => {
		const slot = open(({ onRender }) => onRender());
		await slot.after(100);
		slot.end();
		expect(slot.destroy).toHaveBeenCalledExactlyOnceWith({ blockId: 'R-A-1-1', renderTo: 'ad-1' });
	});
});
