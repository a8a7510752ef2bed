import { describe, expect, onTestFinished, test } from 'vitest';
import { AVTOCOD_REPORT } from '../settings.ts';
import { startSandbox } from '../start.ts';
import { type Sandbox, sandboxAt, token } from '../testing/sandbox-at.ts';

const PAID = { FORCE: true };

async function vinOf({ make, report }: Sandbox, plate: string, key: string, options: object = {}) {
	const [row] = (await report(await make('GRZ', plate, key, options))).data;
	return row.content.identifiers.vehicle.vin;
}

describe('A plate, by the free and by the paid search', () => {
	test.each([
		['А123ВС77', 'XTA21144094786239', 'WP1AB29PX4LA69033'],
		['К777КК799', 'Z94K241BBMR251210', 'Z94K241BBMR251210'],
		['Е404КХ99', null, 'X4XKJ59480LE23552'],
		['С808УХ97', null, null],
	])('%s: %s, %s', async (plate, free, paid) => {
		const sandbox = sandboxAt();
		expect(await vinOf(sandbox, plate, 'free')).toBe(free);
		expect(await vinOf(sandbox, plate, 'paid', PAID)).toBe(paid);
		expect(await vinOf(sandbox, plate, 'free again')).toBe(free);
		expect(await vinOf(sandbox, plate, 'not forced', { FORCE: false })).toBe(free);
	});

	test('С808УХ97 and Т606ТТ99 are known by the free one without a VIN', async () => {
		const { make, report } = sandboxAt();
		for (const [plate, model] of [
			['С808УХ97', 'Logan'],
			['Т606ТТ99', 'Octavia'],
		] as const) {
			const { content } = (await report(await make('GRZ', plate))).data[0];
			expect(content.identifiers.vehicle.vin).toBeNull();
			expect(content.tech_data.model.name.normalized).toBe(model);
		}
	});

	test('Т606ТТ99 is cut off at the paid one', async () => {
		const sandbox = await startSandbox({ port: 0, timeScale: 0 });
		onTestFinished(() => sandbox.close());
		const order = (options: object) =>
			fetch(`${sandbox.url}/avtocod/user/reports/${AVTOCOD_REPORT}/_make`, {
				method: 'POST',
				headers: {
					authorization: `AR-REST ${token({ stamp: Math.floor(Date.now() / 1000) })}`,
					'content-type': 'application/json',
				},
				body: JSON.stringify({ queryType: 'GRZ', query: 'Т606ТТ99', idempotenceKey: 'a', options }),
			});
		expect((await order({})).status).toBe(200);
		await expect(order(PAID)).rejects.toThrow();
	});

	test('the car that only the paid search finds knows its plate', async () => {
		const { make, report } = sandboxAt();
		const { content } = (await report(await make('VIN', 'X4XKJ59480LE23552'))).data[0];
		expect(content.identifiers.vehicle.reg_num).toBe('Е404КХ99');
	});

	test('«Запросить снова» about a VIN stays as it is', async () => {
		const { make, report, world } = sandboxAt();
		const { content } = (await report(await make('VIN', 'XTA21144094786239', 'a', PAID))).data[0];
		expect(content.identifiers.vehicle.vin).toBe('XTA21144094786239');
		expect(world.avtocod.paid()).toEqual({});
	});
});

describe('Paid orders', () => {
	test('are counted by their key: asked, and made', async () => {
		const { make, app, world } = sandboxAt();
		const uid = await make('GRZ', 'Е404КХ99', 'one', PAID);
		expect(await make('GRZ', 'Е404КХ99', 'one', PAID)).toBe(uid);
		await make('GRZ', 'Е404КХ99', 'two', PAID);
		await make('GRZ', 'Е404КХ99', 'free');
		const state = (await app.inject({ url: '/_control/state' })).json();
		expect(state.paidOrders).toEqual({ one: { asked: 2, bought: 1 }, two: { asked: 1, bought: 1 } });
		world.avtocod.reset();
		expect(world.avtocod.paid()).toEqual({});
	});

	test('without a key are bought each time', async () => {
		const { make, world } = sandboxAt();
		await make('GRZ', 'Е404КХ99', undefined, PAID);
		await make('GRZ', 'Е404КХ99', undefined, PAID);
		expect(world.avtocod.paid()).toEqual({ '': { asked: 2, bought: 2 } });
	});
});
