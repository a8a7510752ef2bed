import type { SiteContext } from '@avtosverka/contract/site';
import { EXAMPLE_TOKEN } from '@avtosverka/contract/vocabulary/share';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteKey } from '../../site.ts';
import { loader } from './route.tsx';

async function load(shared: 'over' | null | object, token = 'x'.repeat(43)) {
	const context = new RouterContextProvider();
	context.set(siteKey, { call: { sharedReport: async () => shared } } as unknown as SiteContext);
	const params = { token };
	const { data, init } = await loader({ params, context } as unknown as Parameters<typeof loader>[0]);
	return [data.state, init?.status ?? 200];
}

test('a link that is over is told from one that never was', async () => {
	expect(await load('over')).toEqual(['over', 410]);
	expect(await load(null)).toEqual(['unknown', 404]);
	expect(await load({ vin: 'XTA…' })).toEqual(['shared', 200]);
});

test('the example is there in every installation, and its store is not asked', async () => {
	expect(await load(null, EXAMPLE_TOKEN)).toEqual(['example', 200]);
	expect(await load(null, 'Example')).toEqual(['unknown', 404]);
});
