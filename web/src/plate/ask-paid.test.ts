import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../session/testing/fake-browser.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE';

afterEach(() => vi.unstubAllGlobals());

test('a paid lookup says who asks by a bearer, and its address tells nobody', async () => {
	vi.resetModules();
	fakeBrowser().local.set('access_token', TOKEN);
	const fetched = vi.fn(async (_path: string, _init: RequestInit) =>
		Response.json({ success: true, data: null, meta: { state: 'clear' }, message: '' }),
	);
	vi.stubGlobal('fetch', fetched);
	const { askPaid } = await import('./ask-paid.ts');
	await askPaid({ plate: 'А123ВС77' as Plate, known: 'XTA21144094786239' }, new AbortController().signal);
	const [path, init] = fetched.mock.calls.find(([asked]) => asked.includes('getPaidRequest'))!;
	expect(path).toBe(`/v1/getPaidRequest/${encodeURIComponent('А123ВС77')}/-?known=XTA21144094786239`);
	expect(init.headers).toMatchObject({ Authorization: `Bearer ${TOKEN}` });
	for (const [asked] of fetched.mock.calls) expect(asked).not.toContain(TOKEN);
});
