import { randomUUID } from 'node:crypto';
import { getOperatorConsole } from '@avtosverka/contract/operator/console';
import { type OperatorQueueId, retryQueue } from '@avtosverka/contract/operator/queues';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { setUpDatabase } from '../../../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../../../testing/open-site.ts';

/** Noon in Moscow. */
const NOON = new Date('2026-11-30T09:00:00Z');
export const WHY = 'Почтовый сервер снова отвечает';

/** The moments of a row, in minutes from now; null for none. */
type Minutes = number | null;

/** A site whose clock stands at noon, and rows that wait: set up for the tests of the file that calls it. */
export function setUpQueueSite() {
	const database = setUpDatabase();
	let now = NOON;
	let site: OpenSite;
	let operator: Person;
	let payer: Person;
	beforeAll(async () => {
		site = await openSite(database.store, { clock: { now: () => now } });
		operator = await site.operator();
		payer = await site.person();
	});
	afterAll(() => site.close());

	const query = async (question: SQL) => (await database.store.db.execute(question)).rows;
	const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
	const atOrNull = (minutes: Minutes) => (minutes === null ? null : at(minutes));
	const ownerUntil = (minutes: Minutes) =>
		sql`${minutes === null ? null : randomUUID()}, ${atOrNull(minutes)}`;
	const press = (queue: OperatorQueueId, why = WHY) => site.ask(retryQueue, { queue, why }, operator);

	async function empty(): Promise<void> {
		await database.store.query('truncate owner_report, letter, comment, paid_lookup, watch cascade');
		site.jobs.stored.splice(0);
	}
	beforeEach(async () => {
		now = NOON;
		await empty();
	});

	return {
		...{ query, at, press, empty },
		site: () => site,
		operator: () => operator,
		payer: () => payer,
		now: () => now,
		setClock: (moment: string) => {
			now = new Date(moment);
		},
		shown: async () => (await site.ask(getOperatorConsole, {}, operator)).json.data,
		jobs: () => site.jobs.stored.map(({ queue, id }) => `${queue} ${id}`).sort(),
		async retried(queue: OperatorQueueId): Promise<number> {
			const { status, json } = await press(queue);
			expect(status).toBe(200);
			return json.data.retried;
		},
		async minutesLeft(table: string, id: string, column = 'next_at'): Promise<number> {
			const next = sql`select ${sql.identifier(column)} as at from ${sql.identifier(table)} where id = ${id}`;
			const [row] = await query(next);
			return (Date.parse(String(row?.at)) - now.getTime()) / 60_000;
		},
		async report({ paid = -600 as Minutes, completed = false, order = null as string | null } = {}) {
			const uuid = randomUUID();
			await query(sql`
				insert into owner_report
					(uuid, account_id, person, person_key_id, created_at, paid_at, completed_at, return_due_at, order_id)
				values (${uuid}, ${payer.id}, '', 'test', ${at(-700)}, ${atOrNull(paid)},
					${completed ? at(-20) : null}, ${order === null ? null : at(-20)}, ${order})`);
			return uuid;
		},
		/** A block of a report; `which` of its registers. */
		async block(uuid: string, { next, leased = null }: { next: Minutes; leased?: Minutes }, which = 0) {
			const id = randomUUID();
			await query(sql`
				insert into owner_report_block (id, report_uuid, register, next_at, holder, held_until)
				values (${id}, ${uuid}, ${PERSON_REGISTERS[which]}, ${atOrNull(next)}, ${ownerUntil(leased)})`);
			return id;
		},
		async letter({ created = -90, next = 30, leased = null as Minutes } = {}) {
			const id = randomUUID();
			await query(sql`
				insert into letter (id, kind, about, created_at, next_at, holder, held_until)
				values (${id}, 'report-paid', ${id}, ${at(created)}, ${at(next)}, ${ownerUntil(leased)})`);
			return id;
		},
		async sentLetter() {
			await query(sql`
				insert into letter (id, kind, about, state, created_at, settled_at)
				values (gen_random_uuid(), 'report-paid', gen_random_uuid(), 'sent', ${at(-400)}, ${at(-1)})`);
		},
		async watch(vin: string, { next = -120, leased = null as Minutes } = {}) {
			const id = randomUUID();
			await query(sql`
				insert into watch (id, account_id, vin, begun_at, ends_at, next_look_at, holder, held_until)
				values (${id}, ${payer.id}, ${vin}, ${at(-3000)}, ${at(9000)}, ${at(next)}, ${ownerUntil(leased)})`);
			return id;
		},
		async notice(watchId: string, { created = -2000, next = 45 } = {}) {
			const id = randomUUID();
			await query(sql`
				insert into watch_notice (id, watch_id, look, html, state, created_at, next_at)
				values (${id}, ${watchId}, 1, 'Новое', 'waiting', ${at(created)}, ${at(next)})`);
			return id;
		},
	};
}
