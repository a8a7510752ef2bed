import { describe, expect, test } from 'vitest';
import { AVTOCOD_REPORT } from '../settings.ts';
import { type Body, NOW, sandboxAt, token } from '../testing/sandbox-at.ts';

const VIN = 'XTA21144094786239';
const MAKE = `/user/reports/${AVTOCOD_REPORT}/_make`;
const stateOf = (body: Body, source: string): string =>
	body.data[0].state.sources.find((row: Body) => row._id === source)?.state;

describe('Ordering a report', () => {
	test('gives a uid, and the same uid for the same idempotence key', async () => {
		const { post } = sandboxAt();
		const order = { queryType: 'VIN', query: VIN, idempotenceKey: 'one', options: { FORCE: true } };
		const first = await post(MAKE, order);
		const second = await post(MAKE, order);
		const other = await post(MAKE, { ...order, idempotenceKey: 'two' });
		expect(first.body).toMatchObject({ state: 'ok', size: 1, stamp: NOW.toISOString() });
		expect(first.body.data[0]).toMatchObject({ isnew: true, suggest_get: NOW.toISOString() });
		expect(second.body.data[0]).toMatchObject({ isnew: false, uid: first.body.data[0].uid });
		expect(other.body.data[0].uid).not.toBe(first.body.data[0].uid);
	});

	test('of an unknown type fails as the supplier fails: HTTP 500 and an event', async () => {
		const reply = await sandboxAt().post('/user/reports/nobody@nowhere/_make', {
			queryType: 'VIN',
			query: VIN,
		});
		expect(reply.status).toBe(500);
		expect(reply.body).toMatchObject({
			state: 'fail',
			event: { cls: 'Data', type: 'DataSeekObjectError', data: { entity_uid: 'nobody@nowhere' } },
		});
	});

	test.each([
		['no JSON', '{"queryType":"VIN"'],
		['an unknown query type', JSON.stringify({ queryType: 'COLOR', query: 'red' })],
		['no query', JSON.stringify({ queryType: 'VIN' })],
		['an empty query', JSON.stringify({ queryType: 'VIN', query: ' ' })],
	])('with %s is refused by the framework', async (_what, payload) => {
		const reply = await sandboxAt().app.inject({
			method: 'POST',
			url: `/avtocod${MAKE}`,
			headers: { authorization: `AR-REST ${token()}`, 'content-type': 'application/json' },
			payload,
		});
		expect(reply.statusCode).toBe(400);
		expect(reply.json()).toMatchObject({ status: 400, error: 'Bad Request', path: `/avtocod${MAKE}` });
	});

	test('by AUTODETECT tells a plate from a VIN', async () => {
		const { make, report } = sandboxAt();
		const byPlate = await report(await make('AUTODETECT', 'a123bc77'));
		const byVin = await report(await make('AUTODETECT', VIN));
		expect(byPlate.data[0].query).toEqual({ type: 'GRZ', body: 'a123bc77' });
		expect(byPlate.data[0].content.identifiers.vehicle.vin).toBe(VIN);
		expect(byVin.data[0].query).toEqual({ type: 'VIN', body: VIN });
	});
});

describe('A report', () => {
	test('that nobody ordered is an empty list', async () => {
		const reply = await sandboxAt().get('/user/reports/unknown@avtosverka?_content=true');
		expect(reply).toMatchObject({ status: 200, body: { state: 'ok', size: 0, data: [] } });
	});

	test('fills up source by source', async () => {
		let now = NOW;
		const { make, report } = sandboxAt({ timeScale: 1, now: () => now });
		const uid = await make('VIN', VIN);
		const at = async (ms: number) => {
			now = new Date(NOW.getTime() + ms);
			return report(uid);
		};

		const start = await at(0);
		expect(start.data[0]).toMatchObject({ progress_ok: 0, progress_error: 0 });
		expect(start.data[0].content.accidents.history).toEqual({ items: [], count: 0 });

		const middle = await at(1000);
		expect([stateOf(middle, 'gibdd.dtp'), stateOf(middle, 'pledge.online')]).toEqual(['OK', 'PROGRESS']);
		expect(middle.data[0].content.accidents.history.count).toBe(2);
		expect(middle.data[0].content.pledges_online).toEqual({ items: [], count: 0 });
		expect(middle.data[0].progress_ok + middle.data[0].progress_wait).toBe(
			middle.data[0].state.sources.length,
		);

		const end = await at(2500);
		expect(end.data[0]).toMatchObject({ progress_wait: 0, progress_error: 0 });
		expect(end.data[0].content.pledges_online).toMatchObject({ count: 1, in_pledge: true });
	});

	test('comes without content unless content is asked for', async () => {
		const { make, get } = sandboxAt();
		const uid = await make('VIN', VIN);
		const reply = await get(`/user/reports/${encodeURIComponent(uid)}`);
		expect(reply.body.data[0]).not.toHaveProperty('content');
		expect(reply.body.data[0]).not.toHaveProperty('id');
	});

	test('starts anew when refreshed', async () => {
		let now = NOW;
		const { make, post, report } = sandboxAt({ timeScale: 1, now: () => now });
		const uid = await make('VIN', VIN);
		now = new Date(NOW.getTime() + 3000);
		expect((await report(uid)).data[0].progress_wait).toBe(0);
		const refreshed = await post(`/user/reports/${uid}/_refresh`, undefined);
		expect(refreshed.body.data[0]).toMatchObject({ uid, isnew: true });
		expect((await report(uid)).data[0].progress_ok).toBe(0);
		expect((await post('/user/reports/no@no/_refresh', undefined)).status).toBe(500);
	});
});

describe('The account', () => {
	test('tells its user, its report types and what is left to buy', async () => {
		const { get, make } = sandboxAt();
		await make('VIN', VIN);
		expect((await get('/user')).body.data[0]).toMatchObject({ uid: 'demo@avtosverka', state: 'ACTIVE' });
		expect((await get('/user/report_types')).body.data[0]).toMatchObject({ uid: AVTOCOD_REPORT });
		expect((await get(`/user/balance/${AVTOCOD_REPORT}`)).body.data[0]).toMatchObject({ quote_use: 1 });
		expect((await get('/user/balance/nobody@nowhere')).status).toBe(500);
		expect((await get('/user/reports')).body).toMatchObject({ size: 1 });
		expect((await get('/nowhere')).body).toMatchObject({ status: 404, error: 'Not Found' });
	});
});
