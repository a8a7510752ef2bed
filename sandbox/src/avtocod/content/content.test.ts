import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inventCar } from '../../subjects/invent.ts';
import { tellByVin } from '../../subjects/tell.ts';
import sample from '../fixtures/report_full.json' with { type: 'json' };
import sources from '../fixtures/sources_list.json' with { type: 'json' };
import { FEEDERS, SOURCE_DELAYS, type SourceName } from '../sources.ts';
import { contentAboutUnknownCar, fullContent, revealed } from './content.ts';

const UPDATED = '2026-11-21 12:30:00';
const page = (vin: string) => ({
	car: inventCar(vin, null, '2026-11-21'),
	updated: UPDATED,
	origin: 'http://sandbox',
});
const signs = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
const vins = fc.array(signs, { minLength: 17, maxLength: 17 }).map((list) => list.join(''));

describe('The content of a report', () => {
	test('has the keys of the documented example in the same places, for any VIN', () => {
		fc.assert(
			fc.property(vins, (vin) => {
				const newer = fullContent(page(vin), 'full');
				const older = fullContent(page(vin), 'older');
				const content = { ...older, ...newer };
				expect(differences(sample, content, '')).toEqual([]);
			}),
			{ numRuns: 60 },
		);
	});

	test('has them where everything is found, too', () => {
		const [car] = tellByVin('XTA21144094786239', '2026-11-21').cars;
		if (!car) throw new Error('the story of XTA21144094786239 is gone');
		const content = fullContent({ car, updated: UPDATED, origin: 'http://sandbox' }, 'full');
		const { pledges: _pledges, car_price: _price, ...newer } = sample;
		expect(differences(newer, content, '')).toEqual([]);
	});

	test('has null for every value in the form "nulls", and no word about anybody in the form "empty"', () => {
		const [car] = tellByVin('XTAGFL110KY100100', '2026-11-21').cars;
		if (!car) throw new Error('the subject of nulls is gone');
		const nulls = fullContent({ car, updated: UPDATED, origin: '' }, 'nulls');
		expect(leaves(nulls).filter((leaf) => leaf !== null && leaf !== 1 && leaf !== 0)).toEqual([]);
		const words = leaves(contentAboutUnknownCar(UPDATED, '')).filter((leaf) => typeof leaf === 'string');
		expect(new Set(words)).toEqual(new Set([UPDATED]));
	});

	test('shows no row and no flag of a section whose sources have not answered', () => {
		const [car] = tellByVin('XTA21144094786239', '2026-11-21').cars;
		if (!car) throw new Error('the story of XTA21144094786239 is gone');
		const content = fullContent({ car, updated: UPDATED, origin: '' }, 'full');
		const before = revealed(content, new Set());
		const fed = Object.fromEntries(Object.entries(before).filter(([name]) => name in FEEDERS));
		expect(leaves(fed).filter((leaf) => leaf !== null && leaf !== 0)).toEqual([]);
		const after = revealed(content, new Set<SourceName>(['gibdd.dtp']));
		expect(after).toMatchObject({ accidents: content.accidents, stealings: null });
	});

	test('names only sources that the supplier lists, save for those of older reports', () => {
		const listed = sources.map(({ name }) => name);
		const ours = Object.keys(SOURCE_DELAYS).filter((name) => name !== 'carprice');
		expect(ours.filter((name) => !listed.includes(name))).toEqual([]);
	});
});

/** Places where the keys of two JSON values differ; null equals any value, empty lists say nothing. */
function differences(wanted: unknown, actual: unknown, place: string): string[] {
	if (wanted === null || actual === null) return [];
	if (Array.isArray(wanted)) {
		if (!Array.isArray(actual)) return [`${place} is no list`];
		return actual.flatMap((item) => (isObject(wanted[0]) ? differences(wanted[0], item, `${place}[]`) : []));
	}
	if (!isObject(wanted)) return isObject(actual) ? [`${place} is an object`] : [];
	if (!isObject(actual)) return [`${place} is no object`];
	const keys = new Set([...Object.keys(wanted), ...Object.keys(actual)]);
	return [...keys].flatMap((key) => {
		if (!(key in actual)) return [`${place}.${key} is missing`];
		if (!(key in wanted)) return [`${place}.${key} is unknown`];
		return differences(wanted[key], actual[key], `${place}.${key}`);
	});
}

function leaves(value: unknown): unknown[] {
	if (Array.isArray(value)) return value.flatMap(leaves);
	return isObject(value) ? Object.values(value).flatMap(leaves) : [value];
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
