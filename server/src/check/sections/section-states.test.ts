import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { describe, expect, test } from 'vitest';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../../answers/testing/sample-facts.ts';
import { ASKED, foundReply, sectionReply } from './testing/section-reply.ts';

const EMPTY: Readonly<Record<Section, unknown>> = {
	registration: {
		requestTime: '2026-11-21T07:42:00.000Z',
		vin: SAMPLE_VIN,
		status: 404,
		RequestResult: null,
	},
	dtp: { Accidents: [] },
	wanted: { records: [] },
	restrict: { records: [] },
	diagnostic: { diagnosticCards: [] },
	osago: [],
	zalog: { status: 404, list: [], history: [] },
	recall: [],
	stats: { success: false, result: null },
	customs: { code: 404, vin: null, model: null, chassis: null, body: null, date: null, country: null },
};

describe.each(SECTIONS)('%s', (section) => {
	const meta = {
		source: 'avtocod',
		asOf: ASKED.asOf.toISOString(),
		cached: false,
		stale: false,
		pending: false,
	};

	test('partial: the same data as found, and how many rows are missing', () => {
		const facts = SAMPLE_FACTS[section];
		const partial = sectionReply(section, { ...ASKED, state: 'partial', facts, skippedRows: 2 });
		expect(partial.data).toEqual(foundReply(section).data);
		expect(partial).toMatchObject({ success: true, meta: { ...meta, state: 'partial', skippedRows: 2 } });
	});

	test('clear: the empty form of the specification and its sentence', () => {
		const clear = sectionReply(section, { ...ASKED, state: 'clear' });
		expect(clear).toMatchObject({ success: true, message: SECTION_CATALOGUE[section].emptyText });
		expect(clear.data).toEqual(EMPTY[section]);
		expect(clear.meta).toMatchObject({ ...meta, state: 'clear', reason: null });
	});

	test.each([
		[{ ...ASKED, state: 'unreachable', detail: '' }, null],
		[{ ...ASKED, state: 'refused', reason: 'captcha', detail: '' }, 'captcha'],
		[{ ...ASKED, state: 'unreadable', detail: '' }, null],
		[{ state: 'not-asked', reason: 'no-key' }, 'no-key'],
	])('$0.state: no data that could be taken for "nothing found"', (answer, reason) => {
		const failed = sectionReply(section, answer);
		expect(failed).toMatchObject({ success: false, data: null, meta: { state: answer.state, reason } });
		expect(failed.message).not.toBe(SECTION_CATALOGUE[section].emptyText);
	});
});
