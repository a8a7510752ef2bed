import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { createWorld } from '../world.ts';
import { AD_MODES, type AdMode } from './modes.ts';

let app: ReturnType<typeof createApp>;
beforeEach(() => {
	app = createApp(createWorld({}), { siteUrl: 'http://site.test', logger: false });
});

const load = (query = '') => app.inject(`/ads/context.js${query}`);
const choose = (mode: unknown) =>
	app.inject({ method: 'POST', url: '/_control/ads', payload: { mode } as object });

/** A page with one place that queued its block before the script came; gives what the script did to it. */
async function play(mode: AdMode, pass = 0) {
	const place = { children: [] as { textContent: string }[], replaceChildren };
	function replaceChildren(...children: { textContent: string }[]) {
		place.children = children;
	}
	const timers: { task: () => void; delay: number }[] = [];
	const onRender = vi.fn();
	const onError = vi.fn();
	const block = { blockId: 'R-A-1-1', renderTo: 'ad-1', onRender, onError };
	const window: Record<string, unknown> = {};
	window.yaContextCb = [() => (window.Ya as Page).Context.AdvManager.render(block)];
	runInNewContext((await load(`?mode=${mode}`)).body, {
		window,
		document: {
			getElementById: (id: string) => (id === 'ad-1' ? place : null),
			createElement: () => ({ style: {} }),
		},
		setTimeout: (task: () => void, delay: number) => timers.push({ task, delay }),
	});
	for (const { task, delay } of timers) if (delay <= pass) task();
	const destroy = () => (window.Ya as Page).Context.AdvManager.destroy(block);
	return { onRender, onError, destroy, shown: () => place.children.map(({ textContent }) => textContent) };
}
type Page = { Context: { AdvManager: { render(block: object): void; destroy(block: object): void } } };

describe('the advertising script', () => {
	test('draws the block that was queued before it came, and takes it away again', async () => {
		const { onRender, onError, shown, destroy } = await play('fine');
		expect(shown()).toEqual(['Пример рекламы из песочницы. Блок R-A-1-1']);
		expect(onRender).toHaveBeenCalledExactlyOnceWith({ product: 'direct' });
		expect(onError).not.toHaveBeenCalled();
		destroy();
		expect(shown()).toEqual([]);
	});

	test('can say that what it drew is a stub', async () => {
		const { onRender } = await play('stub');
		expect(onRender).toHaveBeenCalledExactlyOnceWith({ product: 'stub' });
	});

	test('can say that there is no advertisement', async () => {
		const { onError, shown } = await play('error');
		expect(onError).toHaveBeenCalledOnce();
		expect(shown()).toEqual([]);
	});

	test('can say nothing at all', async () => {
		const { onRender, onError, shown } = await play('silent', 60_000);
		expect([onRender.mock.calls, onError.mock.calls, shown()]).toEqual([[], [], []]);
	});

	test('can come later than a page waits', async () => {
		expect((await play('late', 5000)).shown()).toEqual([]);
		expect((await play('late', 8000)).shown()).toHaveLength(1);
	});

	test('can be gone', async () => {
		expect((await load('?mode=down')).statusCode).toBe(503);
	});
});

describe('the switch', () => {
	test.each(Object.keys(AD_MODES))('plays %s until a reset', async (mode) => {
		expect((await choose(mode)).json()).toMatchObject({ ads: mode });
		expect((await load()).body).toBe((await load(`?mode=${mode}`)).body);
		await app.inject({ method: 'POST', url: '/_control/reset' });
		expect((await load()).body).toBe((await load('?mode=fine')).body);
	});

	test.each(['loud', '', null, 5])('knows no mode %s', async (mode) => {
		expect((await choose(mode)).statusCode).toBe(400);
	});

	test('stands on the dashboard', async () => {
		await choose('stub');
		expect((await app.inject('/')).body).toContain('<option value="stub" selected>отдаёт заглушку</option>');
	});
});
