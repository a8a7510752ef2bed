import { randomInt, randomUUID } from 'node:crypto';
import { WATCH_MAIL_CONSENT } from '@avtosverka/contract/vocabulary/watch-mail';
import { sql } from 'drizzle-orm';
import { createBotChats } from '../../bot/store.ts';
import { deleteOwn } from '../../comments/store.ts';
import { addPerson } from '../../ledger/testing/rows.ts';
import { grantRole } from '../../moderation/roles/store.ts';
import { decide, undo } from '../../moderation/store.ts';
import { destroyOwn } from '../../owner-reports/deleting/store.ts';
import { openOrderedReports } from '../../owner-reports/testing/ordered-reports.ts';
import { revokeShare } from '../../shares/store.ts';
import type { Store } from '../../store/store.ts';
import { addChannel, removeChannel } from '../../watches/channels/store.ts';
import { addWatch, endWatchOf } from '../../watches/store.ts';
import type { Begun, World } from './begun-accounts.ts';

const CAR = 'XTAGFL110KY700210' as never;
const now = () => new Date();

/** What people have written, ordered, shared and watched. */
export async function beginOfThings(world: World) {
	return {
		'owner-report': await ownerReport(world),
		comment: await comment(world),
		'comment-approval': await approval(world),
		'shared-report': await sharedReport(world),
		'bot-chat': await botChat(world),
		watch: await watch(world),
		'watch-channel': await watchChannel(world),
	};
}

async function ownerReport({ store }: World): Promise<Begun> {
	const reports = await openOrderedReports(store);
	const uuid = await reports.order();
	await reports.close();
	const { rows } = await store.db.execute<{ owner: string }>(
		sql`select account_id as owner from owner_report where uuid = ${uuid}`,
	);
	return {
		end: () => store.transaction((tx) => destroyOwn(tx, uuid, rows[0]?.owner ?? '', now())),
		found: sql`owner_report where uuid = ${uuid}`,
	};
}

async function addComment({ db }: Store, accountId: string): Promise<string> {
	const id = randomUUID();
	await db.execute(sql`
		insert into comment (id, account_id, vin, text, name, state, created_at, remarks, severity)
		values (${id}, ${accountId}, ${CAR}, 'Продавец честный', 'Вера', 'waiting', now(), '[]', 0)`);
	return id;
}

async function comment({ store }: World): Promise<Begun> {
	const author = await addPerson(store);
	const id = await addComment(store, author);
	return {
		end: () => deleteOwn(store, id, author, now()),
		found: sql`comment where id = ${id} and text <> ''`,
	};
}

async function approval({ store }: World): Promise<Begun> {
	const id = await addComment(store, await addPerson(store));
	const moderatorId = await addPerson(store);
	await grantRole(store, { id: moderatorId, role: 'moderator' }, now());
	const deciding = { moderatorId, ids: [id], after: 'approved', now: now(), anyFree: true } as const;
	const [decision] = await decide(store, { ...deciding, reason: null, note: null, refusal: null });
	const undoing = { moderatorId, decisionId: decision?.id ?? '' };
	return {
		end: () => undo(store, { ...undoing, now: now(), until: now() }),
		found: sql`comment where id = ${id} and state = 'approved'`,
	};
}

async function sharedReport({ store }: World): Promise<Begun> {
	const [id, accountId] = [randomUUID(), await addPerson(store)];
	await store.db.execute(sql`
		insert into shared_report (id, account_id, token_hash, label, content, key_id, created_at, expires_at)
		values (${id}, ${accountId}, ${Buffer.from(id)}, 'Машина', '\\x00ff0a5c'::bytea, 'test', now(),
			now() + interval '1 day')`);
	return {
		end: () => revokeShare(store, accountId, id, now()),
		found: sql`shared_report where id = ${id} and content is not null`,
	};
}

async function botChat({ store, appSecret }: World): Promise<Begun> {
	const chats = createBotChats(store, appSecret);
	const place = { messenger: { name: 'telegram' }, chat: { id: randomInt(4e12, 5e12) } } as const;
	const check = await chats.begin(place, now());
	await chats.remember(check, CAR, now());
	await chats.end(check);
	return {
		end: () => chats.forget(place, now()),
		found: sql`bot_car where chat_id = ${place.chat.id}`,
		personal: String(place.chat.id),
	};
}

async function watch({ store }: World): Promise<Begun> {
	const [id, owner] = [randomUUID(), { accountId: await addPerson(store) }];
	const endsAt = new Date(Date.now() + 86_400_000);
	await store.transaction((tx) => addWatch(tx, { id, vin: CAR, begunAt: now(), endsAt, ...owner }));
	return {
		end: () => endWatchOf(store, owner, CAR, now()),
		found: sql`watch where id = ${id} and ended_at is null`,
	};
}

async function watchChannel({ store, appSecret }: World): Promise<Begun> {
	const mail = { kind: 'mail', address: 'vera@example.com', consent: WATCH_MAIL_CONSENT } as const;
	const accountId = await addPerson(store);
	const channel = await addChannel(store, appSecret, { accountId, ...mail, now: now() });
	const id = channel?.id ?? '';
	return {
		end: () => store.transaction((tx) => removeChannel(tx, { id }, now())),
		found: sql`watch_channel where id = ${id}`,
	};
}
