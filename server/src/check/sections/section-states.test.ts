import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { EMPTY_DATA } from '@avtosverka/contract/check/testing/section-data';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { describe, expect, test } from 'vitest';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../../answers/testing/sample-facts.ts';
import { ASKED, foundReply, sectionReply } from './testing/section-reply.ts';

/** A registration repeats who was asked about and when. */
const ASKED_OF = { requestTime: '2026-11-21T07:42:00.000Z', vin: SAMPLE_VIN };

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
		const empty = EMPTY_DATA[section];
		expect(clear.data).toEqual(section === 'registration' ? { ...empty, ...ASKED_OF } : empty);
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
