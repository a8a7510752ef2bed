import { foldVin } from '@avtosverka/contract/vocabulary/vin';
import { describe, expect, test } from 'vitest';
import { type Body, sandboxAt } from '../testing/sandbox-at.ts';

async function rowsAbout(queryType: 'VIN' | 'GRZ', query: string): Promise<Body[]> {
	const { make, report } = sandboxAt();
	return (await report(await make(queryType, query))).data;
}

async function contentAbout(queryType: 'VIN' | 'GRZ', query: string): Promise<Body> {
	return (await rowsAbout(queryType, query))[0].content;
}

/** How much each of the ten sections (and its flag) tells. */
function counts(content: Body): Record<string, unknown> {
	return {
		registration: content.ownership.history.count,
		dtp: content.accidents.history.count,
		wanted: content.stealings.count,
		restrict: content.restrictions.registration_actions.count,
		diagnostic: content.diagnostic_cards.count,
		osago: content.insurance.osago.count,
		zalog: content.pledges_online.count,
		recall: content.recall_campaigns.count,
		stats: content.market_prices.ads.items.length,
		customs: content.customs.history.count,
	};
}

describe('The story of XTA21144094786239', () => {
	test('has something in every one of the ten sections, by VIN and by plate', async () => {
		for (const content of [
			await contentAbout('VIN', 'XTA21144094786239'),
			await contentAbout('GRZ', 'А123ВС77'),
		]) {
			expect(Object.values(counts(content)).every((count) => Number(count) > 0)).toBe(true);
			expect(content.identifiers.vehicle).toMatchObject({ vin: 'XTA21144094786239', reg_num: 'А123ВС77' });
			expect(content.tech_data).toMatchObject({
				year: 2009,
				model: { name: { normalized: '2114 Samara' } },
				body: { color: { name: 'Темно-красный' } },
				engine: { volume: 1596, power: { hp: 81 } },
			});
		}
	});

	test('has an odometer that goes back, and damage codes of two and of three digits', async () => {
		const content = await contentAbout('VIN', 'XTA21144094786239');
		const readings = content.mileages.items.map((row: Body) => row.mileage);
		expect(readings.some((mileage: number, place: number) => mileage < readings[place - 1])).toBe(true);
		const codes = content.accidents.history.items.flatMap((row: Body) => row.damage.codes);
		expect(new Set(codes.map((code: string) => code.length))).toEqual(new Set([2, 3]));
	});
});

describe('The other stories', () => {
	test('Z94K241BBMR251210 has nothing bad anywhere', async () => {
		const content = await contentAbout('GRZ', 'К777КК799');
		expect(content.tech_data.year).toBe(2021);
		expect(counts(content)).toEqual({
			registration: 2,
			dtp: 0,
			wanted: 0,
			restrict: 0,
			diagnostic: 1,
			osago: 2,
			zalog: 0,
			recall: 0,
			stats: 1,
			customs: 0,
		});
		expect(content.stealings.is_wanted).toBe(false);
		expect(content.restrictions.registration_actions.has_restrictions).toBe(false);
		expect(content.accidents.has_accidents).toBe(false);
		expect(content.pledges_online.in_pledge).toBe(false);
	});

	test('WP1AB29PX4LA69033 is wanted, banned twice, pledged, and was hit four times', async () => {
		const content = await contentAbout('VIN', 'WP1AB29PX4LA69033');
		expect(counts(content)).toMatchObject({ dtp: 4, wanted: 1, restrict: 2, zalog: 3 });
		const kinds = content.pledges_online.items.map((row: Body) => row.type);
		expect(kinds.sort()).toEqual(['Возникновение', 'Возникновение', 'Исключение']);
		expect(content.pledges_online.in_pledge).toBe(true);
		expect(content.tech_data).toMatchObject({ year: 2004, brand: { name: { normalized: 'Porsche' } } });
		expect(content.images.photos.count).toBe(1);
	});

	test.each([
		['WP1AB29PX4LA69033', 200, 'image/jpeg'],
		['Z94K241BBMR251210', 200, 'image/webp'],
		['LJD7AC14XP0207454', 404, 'text/html'],
	])('the photograph of %s is answered with %s, %s', async (vin, status, type) => {
		const [photo] = (await contentAbout('VIN', vin)).images.photos.items;
		const reply = await sandboxAt().app.inject({
			url: new URL(photo.uri, 'http://supplier.example').pathname,
		});
		expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, type]);
	});

	test('LJD7AC14XP0207454 was released by customs, is called back, and has one row of nulls', async () => {
		const content = await contentAbout('VIN', 'LJD7AC14XP0207454');
		expect(counts(content)).toMatchObject({ dtp: 2, recall: 1, customs: 1 });
		const [release] = content.customs.history.items;
		expect(release.date.event).toBe('2023-11-25 00:00:00');
		expect(release.country.from).toEqual({ name: 'Киргизия', code: 'KG' });
		expect(release.specification.type).toBe('KIA SPORTAGE');
		expect(content.accidents.history.items[1]).toMatchObject({
			number: null,
			accident: { date: null },
			type: null,
		});
	});
});

describe('Plates', () => {
	test('Е404КХ99 has model, year, power and colour but no VIN', async () => {
		const content = await contentAbout('GRZ', 'Е404КХ99');
		expect(content.identifiers.vehicle.vin).toBeNull();
		expect(content.identifiers_masked.vehicle.vin).toBeNull();
		expect(content.tech_data).toMatchObject({
			year: 2012,
			model: { name: { normalized: 'Corolla' } },
			engine: { power: { hp: 122 } },
			body: { color: { name: 'Серебристый' } },
		});
	});

	test('В222ВВ22 stands on two cars, each of which knows its plate', async () => {
		const rows = await rowsAbout('GRZ', 'В222ВВ22');
		const vins = rows.map((row) => row.content.identifiers.vehicle.vin);
		expect(vins).toEqual(['XWEHC512BC0001234', 'XTAGFL110JY123456']);
		for (const vin of vins) {
			expect((await contentAbout('VIN', vin)).identifiers.vehicle.reg_num).toBe('В222ВВ22');
		}
	});

	test('М017КС77 keeps its VIN behind stars, and nobody knows Т404ТТ77', async () => {
		const masked = await contentAbout('GRZ', 'М017КС77');
		expect(masked.identifiers.vehicle.vin).toBeNull();
		expect(masked.identifiers_masked.vehicle.vin).toBe('X7L4S************');
		const unknownPlate = await contentAbout('GRZ', 'Т404ТТ77');
		expect(unknownPlate.identifiers.vehicle.vin).toBeNull();
		expect(unknownPlate.tech_data.model.name.normalized).toBeNull();
	});

	test('any other plate leads to a car that tells the same by VIN', async () => {
		const byPlate = await contentAbout('GRZ', 'У808МТ163');
		const byVin = await contentAbout('VIN', byPlate.identifiers.vehicle.vin);
		expect(byVin).toEqual(byPlate);
		expect(byVin.identifiers.vehicle.reg_num).toBe('У808МТ163');
	});
});

describe('Oddities of reports', () => {
	const sources = async (vin: string) =>
		Object.fromEntries(
			(await rowsAbout('VIN', vin))[0].state.sources.map((row: Body) => [row._id, row.state]),
		);

	test('one source fails and its section shows an empty list', async () => {
		expect((await sources('XTAGFL110KY100500'))['gibdd.restrict']).toBe('ERROR');
		const content = await contentAbout('VIN', 'XTAGFL110KY100500');
		expect(content.restrictions.registration_actions).toEqual({ items: [], count: 0 });
	});

	test('one source never finishes', async () => {
		expect((await sources('XTAGFL110KY100999'))['gibdd.dtp']).toBe('PROGRESS');
		expect((await rowsAbout('VIN', 'XTAGFL110KY100999'))[0].progress_wait).toBe(1);
	});

	test('one of two sources of inspections fails, the other has nothing', async () => {
		const states = await sources('XTAGFL110KY100300');
		expect([states['eaisto.registry'], states['gibdd.eaisto']]).toEqual(['ERROR', 'OK']);
		expect((await contentAbout('VIN', 'XTAGFL110KY100300')).diagnostic_cards.count).toBe(0);
	});

	test('the report type lacks sources, and their sections are empty or missing', async () => {
		expect(await sources('XTAGFL110KY100200')).not.toHaveProperty(['customs.fts']);
		const content = await contentAbout('VIN', 'XTAGFL110KY100200');
		expect(content.customs.history).toEqual({ items: [], count: 0 });
		expect(content).not.toHaveProperty('recall_campaigns');
	});

	test('older reports have older names', async () => {
		const content = await contentAbout('VIN', 'XTAGFL110KY100118');
		expect(content.pledges.items[0]).toMatchObject({ type: 'Возникновение', in_pledge: true });
		expect(content.car_price.count).toBe(1);
		expect(content).not.toHaveProperty('pledges_online');
		expect(content).not.toHaveProperty('market_prices');
		expect(await sources('XTAGFL110KY100118')).toMatchObject({ pledge: 'OK', carprice: 'OK' });
	});

	test('a register writes the VIN in Cyrillic', async () => {
		const { vin } = (await contentAbout('VIN', 'XTAGFL110KY100777')).identifiers.vehicle;
		expect(vin).toMatch(/[А-Я]/);
		expect(foldVin(vin)).toBe('XTAGFL110KY100777');
	});

	test('nobody knows XTAGFL110KY100404, nor anything that is no VIN', async () => {
		for (const query of ['XTAGFL110KY100404', 'GX105-6010796']) {
			const content = await contentAbout('VIN', query);
			expect(Object.values(counts(content)).every((count) => count === 0)).toBe(true);
			expect(content.tech_data.year).toBeNull();
		}
	});
});
