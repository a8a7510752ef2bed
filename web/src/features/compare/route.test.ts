import type { SiteContext } from '@avtosverka/contract/site';
import { compareAddress } from '@avtosverka/contract/vocabulary/compared-cars';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { siteKey } from '../../site.ts';
import { loader } from './route.tsx';

const A = 'XTA21144094786239';
const B = 'XTA21144094786240';

async function load(query: string) {
	const cachedReport = vi.fn(async () => ({ base: null, sections: {} }));
	const context = new RouterContextProvider();
	context.set(siteKey, { call: { cachedReport } } as unknown as SiteContext);
	const request = new Request(`https://site.example${query}`);
	const { data, init } = await loader({ request, context } as unknown as Parameters<typeof loader>[0]);
	return { data, status: init?.status ?? 200, asked: cachedReport.mock.calls.flat() };
}

describe('the page that compares', () => {
	test('reads the cached answers of each car once, in their order', async () => {
		const { data, status, asked } = await load(compareAddress([B, A] as Vin[]));
		expect(asked).toEqual([B, A]);
		expect(status).toBe(200);
		expect(data.problem === null && data.cars.map(({ vin }) => vin)).toEqual([B, A]);
	});

	test.each([
		['/compare', 'none', 200],
		[`/compare?vin=${A}`, 'one', 400],
		[`/compare?vin=${A}&vin=${A}`, 'twice', 400],
		[`/compare?vin=${A}&vin=XTA`, 'malformed', 400],
		[`/compare?${`vin=${A}&`.repeat(3)}vin=`, 'malformed', 400],
		[`/compare?${[39, 40, 41, 42, 43].map((end) => `vin=XTA211440947862${end}`).join('&')}`, 'many', 400],
	])('refuses %s and asks for nothing', async (query, problem, refused) => {
		const { data, status, asked } = await load(query);
		expect({ data, status, asked }).toEqual({
			data: { problem, named: expect.any(Array) },
			status: refused,
			asked: [],
		});
	});
});
