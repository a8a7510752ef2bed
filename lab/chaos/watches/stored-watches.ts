import { randomUUID } from 'node:crypto';
import type { Store } from '@avtosverka/server/store/store';
import { addChannel } from '@avtosverka/server/watches/channels/store';
import type { StoredNotice } from './audit.ts';

/** Has one person watch all these cars and get notices by mail. */
export async function watchAll(store: Store, accountId: string, vins: readonly string[]): Promise<void> {
	const channel = { accountId, kind: 'mail', address: 'watcher@sandbox.example.org' } as const;
	await addChannel(store, 'chaos', { ...channel, now: new Date(), consent: 'chaos' });
	for (const vin of vins) {
		await store.query(
			`insert into watch (id, account_id, vin, begun_at, ends_at, next_look_at)
			values ($1, $2, $3, now(), now() + interval '30 days', now())`,
			[randomUUID(), accountId, vin],
		);
	}
}

/** How many cars have been looked at so often at least. */
export async function countPolled(store: Store, polls: number): Promise<number> {
	const { rows } = await store.query('select from watch where looks >= $1', [polls]);
	return rows.length;
}

/** A day passes for watches and stored answers, but not for what a process has a lease of. */
export async function passDay(store: Store): Promise<void> {
	const day = `interval '1 day'`;
	await store.query(`update kept_answer set asked_at = asked_at - ${day}, kept_until = kept_until - ${day}`);
	await store.query(
		`update supplier_report set opened_at = opened_at - ${day}, snapshot_at = snapshot_at - ${day}`,
	);
	await store.query('update watch_section set due_at = now()');
	await store.query('update watch set next_look_at = now()');
}

/** At night a notice waits for the morning: here the morning is now. */
export async function wakeUp(store: Store): Promise<void> {
	await store.query(`update watch_notice set next_at = now() where state = 'waiting' and next_at > now()`);
}

/** Cars that have not been looked at, notices and letters that are not sent. */
export async function countOpen(store: Store, polls: number): Promise<Readonly<Record<string, number>>> {
	const { rows } = await store.query(
		`select (select count(*) from watch where looks < $1)::int as cars,
			(select count(*) from watch_notice where state = 'waiting')::int as notices,
			(select count(*) from letter where state = 'waiting')::int as letters`,
		[polls],
	);
	return rows[0] as Record<string, number>;
}

/** The notices of the mail channel, with their letters. */
export async function readNotices(store: Store): Promise<readonly StoredNotice[]> {
	const { rows } = await store.query(
		`select w.vin, n.state, n.html,
			coalesce((select json_agg(json_build_object('id', l.id, 'state', l.state)) from letter l
				where l.about = n.id), '[]') as letters
		from watch_notice n join watch w on w.id = n.watch_id where n.channel_id is not null`,
	);
	return rows as StoredNotice[];
}
