import type { CachedReport } from '@avtosverka/contract/site';
import { HIDDEN } from '@avtosverka/contract/vocabulary/hidden';
import { beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { sampleReport, snapshotOf, withPeople } from './testing/sample-report.ts';

const database = setUpDatabase();
let sample: CachedReport;
beforeAll(async () => {
	sample = await sampleReport(database.store);
});

const isNothing = (value: unknown) => value === null || value === undefined || value === '';
/** Of several people one marker is left. */
const PARTIES = new Set(['pledgors', 'pledgees']);

/** The fields that had a value and read as if they had had none. */
function lostFields(given: unknown, left: unknown, path = ''): string[] {
	if (typeof given !== 'object' || given === null) {
		return !isNothing(given) && isNothing(left) ? [path] : [];
	}
	const inner = (left ?? {}) as Readonly<Record<string, unknown>>;
	return Object.entries(given).flatMap(([name, value]) => {
		const there = inner[name];
		const isEmptied = Array.isArray(value) && value.length > 0 && !(Array.isArray(there) && there.length > 0);
		if (isEmptied) return [`${path}.${name}`];
		return PARTIES.has(name) ? [] : lostFields(value, there, `${path}.${name}`);
	});
}

describe.each([true, false])('a shared report, masked: %s', (masked) => {
	test('says of everything that a register gave and it does not show that it is hidden', () => {
		const given = withPeople(sample);
		const { stored } = snapshotOf(given, SAMPLE_VIN, masked);
		expect(lostFields(given, stored)).toEqual([]);
		expect(stored.sections.restrict?.data?.records[0]?.osnOgr).toBe(HIDDEN);
		expect(stored.sections.zalog?.data?.list[0]).toMatchObject({
			number: HIDDEN,
			pledgors: [{ name: HIDDEN }],
			pledgees: [{ name: 'ПАО «Банк»' }, { name: HIDDEN }],
		});
	});

	test.each([null, ''])('leaves untold what a register gave as %o', (nothing) => {
		const NAMES = new Set(['number', 'series', 'osnOgr', 'dcNumber', 'AccidentNumber', 'body']);
		const emptied = JSON.parse(JSON.stringify(sample), (name, value) => (NAMES.has(name) ? nothing : value));
		const { sections } = snapshotOf(emptied, SAMPLE_VIN, masked).stored;
		expect(sections.restrict?.data?.records[0]?.osnOgr).toBe(nothing);
		expect(sections.zalog?.data?.list[0]?.number).toBe(nothing);
		expect(sections.diagnostic?.data?.diagnosticCards[0]?.dcNumber).toBe(nothing);
		expect(sections.osago?.data?.[0]?.number).toBe(nothing);
		expect(sections.dtp?.data?.Accidents[0]?.AccidentNumber).toBe(nothing);
	});
});
