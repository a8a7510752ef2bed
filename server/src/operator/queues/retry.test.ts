import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setUpQueueSite } from './testing/queue-site.ts';

const queues = setUpQueueSite();
const { retried, minutesLeft, jobs } = queues;

describe('letters', () => {
	test('are sent now but for those that are being sent, and a second press loses none', async () => {
		const later = await queues.letter();
		const due = await queues.letter({ next: -5 });
		const abandoned = await queues.letter({ leased: -1 });
		const sending = await queues.letter({ leased: 3 });
		await queues.sentLetter();
		expect(await retried('letters')).toBe(3);
		expect(jobs()).toEqual([later, due, abandoned].map((id) => `letter ${id}`).sort());
		expect(await minutesLeft('letter', later)).toBe(0);
		expect(await minutesLeft('letter', due)).toBe(-5);
		expect(await minutesLeft('letter', sending)).toBe(30);
		expect(await retried('letters')).toBe(3);
		expect(await minutesLeft('letter', later)).toBe(0);
	});

	test('are 500 at once, the next press takes those that are left', async () => {
		await queues.query(sql`
			insert into letter (id, kind, about, created_at, next_at)
			select gen_random_uuid(), 'report-paid', gen_random_uuid(), ${queues.at(-60)}, ${queues.at(60)}
			from generate_series(1, 501)`);
		const left = () =>
			queues.query(sql`select count(*)::int as later from letter where next_at > ${queues.at(0)}`);
		expect([await retried('letters'), await left()]).toEqual([500, [{ later: 1 }]]);
		await retried('letters');
		expect(await left()).toEqual([{ later: 0 }]);
	});
});

describe('reports', () => {
	test('have their later questions asked now, once by two presses, and no other', async () => {
		const paid = await queues.report();
		const later = await queues.block(paid, { next: 180 }, 0);
		const near = await queues.block(paid, { next: 0.5 }, 1);
		const asked = await queues.block(paid, { next: 180, leased: 0.3 }, 2);
		await queues.block(paid, { next: null }, 3);
		const presses = await Promise.all([retried('reports'), retried('reports')]);
		expect(presses.sort()).toEqual([0, 1]);
		expect(jobs()).toEqual([`owner-report-block ${later}`]);
		expect(await minutesLeft('owner_report_block', later)).toBe(0);
		expect(await minutesLeft('owner_report_block', near)).toBe(0.5);
		expect(await minutesLeft('owner_report_block', asked)).toBe(180);
	});

	test('have nothing asked that is asked already, or not paid for, in whichever state they are', async () => {
		const minutes = (min: number, max: number) => fc.option(fc.integer({ min, max }));
		const reports = fc.record({
			paid: fc.constantFrom(-60, null),
			completed: fc.boolean(),
			block: fc.record({ next: minutes(-100, 300), leased: minutes(-5, 5) }),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(reports, { minLength: 1, maxLength: 6 }), async (all) => {
				await queues.empty();
				const expected: string[] = [];
				for (const { paid, completed, block } of all) {
					const id = await queues.block(await queues.report({ paid, completed }), block);
					const isFree = block.leased === null || block.leased <= 0;
					const waitsLong = block.next !== null && block.next >= 1;
					if (paid !== null && !completed && isFree && waitsLong) expected.push(id);
				}
				expect(await retried('reports')).toBe(expected.length);
				expect(jobs()).toEqual(expected.map((id) => `owner-report-block ${id}`).sort());
				expect(await retried('reports')).toBe(0);
			}),
			{ numRuns: 25 },
		);
	});
});

describe('watches', () => {
	test('are polled now where they are due for more than an hour and are not being polled', async () => {
		const overdue = await queues.watch('XTA21144094712345');
		await queues.watch('XTA21144094712346', { leased: 5 });
		await queues.watch('XTA21144094712347', { next: -30 });
		expect([await retried('overdue-polls'), await retried('overdue-polls')]).toEqual([1, 1]);
		expect(new Set(jobs())).toEqual(new Set([`watch-look ${overdue}`]));
		expect(await minutesLeft('watch', overdue, 'next_look_at')).toBe(-120);
	});

	test('have their late notices sent now', async () => {
		const late = await queues.notice(await queues.watch('XTA21144094712345'));
		const fresh = await queues.notice(await queues.watch('XTA21144094712346'), { created: -10 });
		expect(await retried('late-notices')).toBe(1);
		expect(jobs()).toEqual([`watch-notice ${late}`]);
		expect(await minutesLeft('watch_notice', late)).toBe(0);
		expect(await minutesLeft('watch_notice', fresh)).toBe(45);
	});

	test('wake no one at night: a late notice goes at nine', async () => {
		queues.setClock('2026-11-30T21:00:00Z');
		const late = await queues.notice(await queues.watch('XTA21144094712345'), { next: 15 * 60 });
		const early = await queues.notice(await queues.watch('XTA21144094712346'), { next: 8 * 60 });
		expect(await retried('late-notices')).toBe(2);
		expect(await minutesLeft('watch_notice', late)).toBe(9 * 60);
		expect(await minutesLeft('watch_notice', early)).toBe(8 * 60);
	});
});

test('what is owed is given back by the one job that does it', async () => {
	expect([await retried('returns-due'), jobs()]).toEqual([0, []]);
	await queues.report({ completed: true, order: 'A1Z' });
	await queues.report({ completed: true, order: 'A2Z' });
	expect(await retried('returns-due')).toBe(2);
	expect(queues.site().jobs.stored.map(({ queue }) => queue)).toEqual(['owner-report-return']);
});
