import { EMPTY_BLOCKS } from '@avtosverka/contract/owner-report/empty-blocks';
import { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { describe, expect, test } from 'vitest';
import { RETRY_SCHEDULE } from './life.ts';
import type { OpenBlock, OpenReport } from './open-report.ts';
import { presentReport } from './present.ts';
import { SAMPLE_REPORT } from './sample.ts';
import { PRIMEROV, TRACES_OF_PRIMEROV } from './testing/people.ts';
import { textsOf } from './testing/texts.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const UUID = '11111111-1111-4111-8111-111111111111';
const unpaid: OpenReport = {
	...SAMPLE_REPORT,
	uuid: UUID,
	accountId: 'owner',
	person: PRIMEROV,
	paidAt: null,
};
const paid: OpenReport = { ...unpaid, paidAt: NOW };
const see = (report: OpenReport, viewer: string | null = null) =>
	presentReport(report, { viewer, now: NOW, retrySchedule: RETRY_SCHEDULE });
/** The same report of a person of whom nothing is known. */
const clean = (report: OpenReport): OpenReport => ({
	...report,
	blocks: report.blocks.map((block) => ({
		...block,
		state: 'clear',
		match: null,
		facts: EMPTY_BLOCKS[block.register],
	})) as OpenBlock[],
});

describe('an unpaid report', () => {
	test('says nothing of what was found, to nobody, not even its buyer', () => {
		const rows = textsOf(see(paid)).filter((text) => !JSON.stringify(PRIMEROV).includes(text));
		expect(rows.length).toBeGreaterThan(40);
		// The person's own data, which their buyer typed, stand in some rows too.
		const own = ['01.02.1980', '1980-02-01', 'Примеров Пётр Образцович'];
		for (const viewer of ['owner', 'another', null]) {
			const reply = JSON.stringify(see(unpaid, viewer));
			expect(rows.filter((text) => reply.includes(text) && !own.includes(text))).toEqual([]);
		}
	});

	test('looks the same for a person of whom four registers have something and of whom they have nothing', () => {
		const [dirty, good] = [see(unpaid), see(clean(unpaid))];
		for (const block of ['pledge', 'bankruptcy', 'fsin_wanted', 'terrorist'] as const) {
			expect(dirty.meta[block]).toEqual(good.meta[block]);
			expect(dirty.meta[block]).toMatchObject({ state: null, match: null, skippedRows: 0 });
			expect([dirty[block], good[block]]).toEqual([null, null]);
			for (const report of [dirty, good]) {
				expect(report.summary.find((line) => line.block === block)?.verdict).toBe(null);
			}
		}
	});

	test('tells the verdicts of the other four, and failures of all', () => {
		const failed: OpenReport = {
			...unpaid,
			blocks: unpaid.blocks.map((block) => ({
				...block,
				state: 'unreachable',
				answered: false,
				facts: null,
				match: null,
			})),
		};
		expect(see(unpaid).summary.filter(({ verdict }) => verdict !== null)).toEqual([
			{ block: 'passport', verdict: 'ok' },
			{ block: 'inn', verdict: 'ok' },
			{ block: 'fssp', verdict: 'fail' },
			{ block: 'arbiter', verdict: 'fail' },
		]);
		expect(see(failed).meta.terrorist.state).toBe('unreachable');
		expect(see(failed).summary.some(({ verdict }) => verdict === 'ok')).toBe(false);
	});

	test('shows a stranger initials, and no digit of the passport', () => {
		for (const viewer of ['another', null]) {
			const report = see(unpaid, viewer);
			expect(report).toMatchObject({ last_name: 'П.', first_name: 'П.', middle_name: 'О.' });
			expect(report.passport_number).not.toMatch(/\d/);
			for (const trace of TRACES_OF_PRIMEROV) expect(JSON.stringify(report)).not.toContain(trace);
		}
		expect(see(unpaid, 'owner')).toMatchObject({ last_name: 'Примеров', passport_number: '4509654321' });
	});

	test('shows the birth date to its buyer alone', () => {
		expect(see(unpaid, 'owner').birth_date).toBe('01.02.1980');
		expect(see(unpaid, 'another').birth_date).toBe(null);
	});
});

describe('a paid report', () => {
	test('has every block, each as its JSON, for whoever knows its number', () => {
		const report = see(paid);
		for (const register of PERSON_REGISTERS) expect(JSON.parse(report[register] ?? 'null')).not.toBe(null);
		expect(report).toMatchObject({
			paid: true,
			birth_date: '01.02.1980',
			own: false,
			report_status: 'completed',
		});
	});

	test('has the empty form of a block whose register has nothing, and nothing of one that failed', () => {
		expect(see(clean(paid)).terrorist).toBe('{"data":[]}');
		const failed = { ...paid, blocks: paid.blocks.map((block) => ({ ...block, facts: null })) };
		expect(see(failed).terrorist).toBe(null);
		expect(see(failed).summary.every(({ verdict }) => verdict === 'unknown')).toBe(true);
	});
});

describe('the passport number', () => {
	test('is whole for who ordered the report, and masked for everybody else', () => {
		for (const report of [unpaid, paid]) {
			expect(see(report, 'owner')).toMatchObject({ passport_number: '4509654321', own: true });
		}
		for (const viewer of ['another', null]) {
			expect(see(paid, viewer)).toMatchObject({ passport_number: '45 09 ••••21', own: false });
			expect(JSON.stringify(see(paid, viewer))).not.toContain('654321');
		}
	});
});

describe('the sample', () => {
	test('is a paid and complete report of nobody, masked for everybody, with rows in every block', () => {
		const report = see(SAMPLE_REPORT, 'owner');
		expect(OwnerReport.parse(report)).toMatchObject({
			report_uuid: SAMPLE_REPORT_UUID,
			sample: true,
			own: false,
			paid: true,
			report_status: 'completed',
			passport_number: '45 00 ••••79',
		});
		for (const { facts } of SAMPLE_REPORT.blocks) {
			expect(Object.values(EMPTY_BLOCKS)).not.toContainEqual(facts);
		}
	});

	test('is the same whatever the clock says', () => {
		const later = presentReport(SAMPLE_REPORT, {
			viewer: null,
			now: new Date('2030-01-01'),
			retrySchedule: RETRY_SCHEDULE,
		});
		expect(later).toEqual(see(SAMPLE_REPORT));
	});
});
