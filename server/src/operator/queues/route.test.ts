import { OPERATOR_QUEUES, type OperatorQueueId, retryQueue } from '@avtosverka/contract/operator/queues';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { setUpQueueSite, WHY } from './testing/queue-site.ts';

const queues = setUpQueueSite();

describe('the queues of the console', () => {
	test('say how much waits and since when the oldest does', async () => {
		await queues.report({ paid: -300 });
		await queues.report({ paid: -200 });
		await queues.report({ paid: -900, completed: true, order: 'A1Z' });
		await queues.letter({ created: -90 });
		await queues.sentLetter();
		await queues.query(sql`
			insert into comment (id, account_id, vin, text, name, created_at) values
				(gen_random_uuid(), ${queues.payer().id}, 'XTA21144094712345', 'Ездит', 'Вера', ${queues.at(-15)})`);
		await queues.query(sql`
			insert into paid_lookup (id, account_id, plate, state, created_at)
			values (gen_random_uuid(), ${queues.payer().id}, 'А123ВС77', 'held', ${queues.at(-3)})`);
		const late = await queues.watch('XTA21144094712345', { next: -120 });
		await queues.watch('XTA21144094712346', { next: -50 });
		await queues.notice(late, { created: -2000 });
		const queue = (id: OperatorQueueId, count: number, oldest: number, retry = true) => {
			return { id, count, oldest_at: queues.at(oldest), retry };
		};
		expect((await queues.shown()).queues).toEqual([
			queue('reports', 2, -300),
			queue('returns-due', 1, -20),
			queue('letters', 1, -90),
			queue('moderation', 1, -15, false),
			queue('held-lookups', 1, -3, false),
			queue('overdue-polls', 1, -120),
			queue('late-notices', 1, -2000),
		]);
	});

	test('are all there, without an oldest, where nothing waits', async () => {
		const shown: { id: string; count: number; oldest_at: string | null }[] = (await queues.shown()).queues;
		expect(shown.map(({ id, count, oldest_at }) => [id, count, oldest_at])).toEqual(
			OPERATOR_QUEUES.map((id) => [id, 0, null]),
		);
	});
});

describe('a retry', () => {
	test('is for operators alone', async () => {
		const fields = { queue: 'letters', why: WHY };
		const id = await queues.letter();
		expect((await queues.site().ask(retryQueue, fields)).status).toBe(401);
		for (const person of [queues.payer(), await queues.site().moderator()]) {
			const { status, json } = await queues.site().ask(retryQueue, fields, person);
			expect([status, json.code]).toEqual([403, 'role']);
		}
		expect([await queues.minutesLeft('letter', id), queues.jobs()]).toEqual([30, []]);
	});

	test.each([
		{ queue: 'letters', why: ' ' },
		{ queue: 'letters', why: 'Проб\0а' },
		{ queue: 'letters' },
		{ queue: "letters'; drop table letter", why: WHY },
		{ queue: '__proto__', why: WHY },
		{ queue: ['letters'], why: WHY },
		{ queue: 'moderation', why: WHY },
		{ queue: 'held-lookups', why: WHY },
	])('is refused: $queue, $why', async (fields) => {
		const id = await queues.letter();
		const { status, json } = await queues.site().ask(retryQueue, fields, queues.operator());
		expect([status, json.code]).toEqual([400, 'bad-input']);
		expect([await queues.minutesLeft('letter', id), queues.jobs()]).toEqual([30, []]);
	});

	test('wants a reason, and the journal keeps it with who and what; not of one that found nothing', async () => {
		expect((await queues.press('letters', '')).json.message).toBe('Напишите, почему повторяете.');
		await queues.letter();
		const before = (await queues.shown()).acts.length;
		expect([await queues.retried('letters'), await queues.retried('overdue-polls')]).toEqual([1, 0]);
		const { acts } = await queues.shown();
		expect(acts.length).toBe(before + 1);
		expect(acts[0]).toMatchObject({
			...{ at: queues.now().toISOString(), operator: queues.operator().id },
			...{ what: 'retry-queue', whom: 'letters', why: WHY },
		});
	});

	test('changes nothing where the journal cannot be written', async () => {
		const id = await queues.letter();
		await queues.query(
			sql`alter table operator_act add constraint none_today check (what <> 'retry-queue') not valid`,
		);
		const { status } = await queues.press('letters');
		await queues.query(sql`alter table operator_act drop constraint none_today`);
		expect([status, await queues.minutesLeft('letter', id)]).toEqual([500, 30]);
	});
});
