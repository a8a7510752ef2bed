import { describe, expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from './public-lookup.ts';

describe('an address of the public Internet', () => {
	test.each(['142.250.74.10', '2a00:1450:4010:c0f::5f'])('%s', (address) => {
		expect(isPublicAddress(address)).toBe(true);
	});
	test.each([
		...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
		...[
			'::1',
			'::',
			'fc00::1',
			'fe80::1',
			'::ffff:127.0.0.1',
			'::ffff:10.0.0.1',
			'64:ff9b::7f00:1',
			'no address',
		],
	])('is not %s', (address) => {
		expect(isPublicAddress(address)).toBe(false);
	});
});

describe('the host of a push service', () => {
	const asked = (addresses: readonly string[], all: boolean) =>
		new Promise<unknown>((resolve) => {
			const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
			const find = publicLookup((_host, done) => done(null, found));
			find('push.example.org', { all }, (error, address) => resolve(error?.message ?? address));
		});

	test('is connected to by the addresses that were judged', async () => {
		expect(await asked(['142.250.74.10'], true)).toEqual([{ address: '142.250.74.10', family: 4 }]);
		expect(await asked(['142.250.74.10'], false)).toBe('142.250.74.10');
	});

	test.each([[['192.168.1.1']], [['142.250.74.10', '127.0.0.1']], [['::1']], [[]]])(
		'is not connected to at %j',
		async (addresses) => {
			expect(await asked(addresses, true)).toMatch(/not public/);
		},
	);

	test('that is not known is an error of its own', async () => {
		const find = publicLookup((_host, done) => done(new Error('ENOTFOUND'), []));
		const said = await new Promise((resolve) =>
			find('push.example.org', { all: true }, (error) => resolve(error?.message)),
		);
		expect(said).toBe('ENOTFOUND');
	});
});
