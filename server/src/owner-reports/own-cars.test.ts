import { beginWatchRoute } from '@avtosverka/contract/routes/watches';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createOwnCars } from '../cabinet/own-cars.ts';
import { MARKER } from '../http/testing/served-app.ts';
import { setUpLimitedSite } from './testing/limited-site.ts';

const WATCHED = 'XTA21144094786239';
const BOUGHT = 'Z94K241BBMR251210';

const reports = setUpLimitedSite();

/** Somebody who watches one car, has bought the VIN of another, and has ordered a report. */
async function buyerWithCars() {
	const buyer = await reports.site.signIn();
	const { app, deps } = reports.site;
	await app.inject({
		...{ method: beginWatchRoute.method, url: beginWatchRoute.path, payload: { vin: WATCHED } },
		headers: { ...MARKER, authorization: `Bearer ${buyer.token}` },
	});
	await deps.store.db.execute(
		sql`insert into paid_lookup (id, account_id, plate, state, vin, answer_state, created_at, settled_at)
			values (gen_random_uuid(), ${buyer.id}, 'А123ВС77', 'charged', ${BOUGHT}, 'found', now(), now())`,
	);
	const uuid = await reports.order(buyer.token);
	return { ...buyer, uuid };
}

const carsIn = async (uuid: string, token = '') => (await reports.site.get(uuid, token)).json().data.cars;

describe('the cars of an account', () => {
	test('come with a paid report to the person who ordered it, bought and watched ones', async () => {
		const { uuid, token } = await buyerWithCars();
		expect(await carsIn(uuid, token)).toBeUndefined();
		await reports.site.pay(uuid);
		expect((await carsIn(uuid, token)).toSorted()).toEqual([WATCHED, BOUGHT].toSorted());
	});

	test('are nothing for others: with the number, with another account, behind a link', async () => {
		const { uuid, token } = await buyerWithCars();
		await reports.site.pay(uuid);
		const other = await reports.site.signIn();
		for (const viewer of ['', other.token, 'x']) {
			const { body } = await reports.site.get(uuid, viewer);
			expect(body).not.toContain(BOUGHT);
			expect(JSON.parse(body).data.cars).toBeUndefined();
		}
		expect(await carsIn(uuid, token)).toHaveLength(2);
	});

	test('are none for somebody whose account holds none', async () => {
		const { token } = await reports.site.signIn();
		const uuid = await reports.order(token);
		await reports.site.pay(uuid);
		expect(await carsIn(uuid, token)).toEqual([]);
	});

	test('are each named once, whichever lists name them', async () => {
		const list =
			(...vins: string[]) =>
			async () =>
				vins.map((vin) => ({ vin }));
		const carsOf = createOwnCars([list(WATCHED, BOUGHT), list(WATCHED)]);
		expect(await carsOf('one')).toEqual([WATCHED, BOUGHT]);
	});
});
