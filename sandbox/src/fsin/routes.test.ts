import { describe, expect, test } from 'vitest';
import { sandboxAt } from '../testing/sandbox-at.ts';

/** «Примеров Пётр Образцович» in windows-1251. */
const PRIMEROV = '%CF%F0%E8%EC%E5%F0%EE%E2%20%CF%B8%F2%F0%20%CE%E1%F0%E0%E7%F6%EE%E2%E8%F7';

async function list(name: string, filter = 'Y'): Promise<string> {
	const url = `/fsin/criminal/?arrFilterAdd_pf%5Bfio%5D=${name}&set_filter=${filter}`;
	const { rawPayload, headers } = await sandboxAt().app.inject({ url });
	expect(headers['content-type']).toBe('text/html; charset=windows-1251');
	return new TextDecoder('windows-1251').decode(rawPayload);
}

describe('ФСИН in the sandbox', () => {
	test('reads and writes windows-1251', async () => {
		const page = await list(PRIMEROV);
		expect(page).toContain('РАЗЫСКИВАЕТСЯ ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ 01.02.1980 г.р.');
		expect(page).toContain('<p>Федеральные органы: ФСИН России');
	});

	test('shows its list without a notice for anybody else, and for a name in UTF-8', async () => {
		for (const name of ['%D2%E5%F1%F2%EE%E2%E0', encodeURIComponent('Примеров Пётр Образцович')]) {
			const page = await list(name);
			expect(page).toContain('<div class="section-list type-6">');
			expect(page).not.toContain('sl-item');
		}
	});

	test('shows everybody where no filter is set', async () => {
		expect(await list(PRIMEROV, 'N')).toContain('ПРИМЕРОВ');
		expect(await list('')).toContain('ПРИМЕРОВ');
	});

	test('has the failure mode that its switch was turned to', async () => {
		const { app, world } = sandboxAt();
		world.failureMode.set('fsin', '429');
		expect((await app.inject({ url: '/fsin/criminal/' })).statusCode).toBe(429);
	});
});
