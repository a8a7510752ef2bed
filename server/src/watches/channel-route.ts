import type { User } from '@avtosverka/contract/accounts';
import type { PushSubscription } from '@avtosverka/contract/push';
import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import {
	addWatchChannel,
	endWatchChannel,
	getWatchChannels,
	renewPush,
	type WatchChannel,
	type WatchChannelKind,
} from '@avtosverka/contract/watches';
import type { FastifyInstance } from 'fastify';
import type { PushSettings } from '../config/push.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import type { Outbox } from '../mail/mail.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { countInAll } from '../store/count-in-all.ts';
import { createSharedCount } from '../store/shared-count.ts';
import { addChannel, channelAddress, channelsOf, removeChannel } from './channels/store.ts';
import { renewSubscription } from './push/store.ts';
import {
	canEncryptFor,
	endpointDigest,
	readSubscription,
	serviceOf,
	writeSubscription,
} from './push/subscription.ts';
import { CHANNEL_CONSENT, linkFirst, WATCH_WORDS } from './web-words.ts';

const DAY_SECONDS = 24 * 60 * 60;
/**
 * Confirmation letters in a day: of one account, of one to one mailbox, and of all to one mailbox, of which
 * no single account may take all from its owner.
 */
const LETTERS = { account: 5, 'account-address': 3, address: 10 } as const;
/** A letter that is younger is on its way. */
const RESENT_AFTER_MS = 60 * 60 * 1000;

/** What this installation can tell by; null for what is switched off. */
export type ChannelParts = {
	readonly outbox: Outbox | null;
	/** Those whose bot works here. */
	readonly messengers: readonly MessengerName[];
	readonly push: PushSettings | null;
};

/** Where a signed-in person gets notices of the cars that they watch. */
export function registerWatchChannels(app: FastifyInstance, deps: Deps, parts: ChannelParts): void {
	const { store, clock, appSecret } = deps;
	const { outbox, messengers, push } = parts;
	const letterLimit = (name: keyof typeof LETTERS) =>
		createSharedCount(store, clock, {
			...{ appSecret, name: `watch-letters-${name}`, most: LETTERS[name] },
			windowSeconds: DAY_SECONDS,
		});
	const [ofAccount, ofBoth, ofMailbox] = [
		letterLimit('account'),
		letterLimit('account-address'),
		letterLimit('address'),
	];

	async function refuseManyLetters(accountId: string, mailbox: string): Promise<void> {
		const both = `${accountId} ${mailbox}`;
		const limits = [
			[ofAccount, accountId],
			[ofBoth, both],
			[ofMailbox, mailbox],
		] as const;
		if (!(await countInAll(limits))) throw new RequestProblem(429, 'too-many', WATCH_WORDS.letterLimit);
	}

	function offeredTo(person: User): WatchChannelKind[] {
		return [
			...(outbox === null ? [] : (['mail'] as const)),
			...(push === null ? [] : (['push'] as const)),
			...messengers.filter((messenger) => person[`${messenger}_id`] !== null),
		];
	}

	async function add(
		accountId: string,
		kind: WatchChannelKind,
		address: string,
		identity = address,
	): Promise<void> {
		const row = { accountId, kind, address, identity, now: clock.now(), consent: CHANNEL_CONSENT };
		if ((await addChannel(store, appSecret, row)) === null) refuse(409, WATCH_WORDS.tooManyChannels);
	}

	async function addMail(accountId: string, email: string): Promise<string> {
		const rows = await channelsOf(store, accountId);
		const known = rows.find((row) => row.kind === 'mail' && channelAddress(store, row) === email);
		if (known && known.confirmedAt !== null) return WATCH_WORDS.known;
		const resentFrom = clock.now().getTime() - RESENT_AFTER_MS;
		if (known && known.askedAt.getTime() > resentFrom) return WATCH_WORDS.letterOnItsWay;
		await refuseManyLetters(accountId, mailboxOf(email));
		const row = { accountId, kind: 'mail', address: email, now: clock.now(), consent: null } as const;
		const added = await addChannel(store, appSecret, row, async (tx, { id }) => {
			await outbox?.put(tx, 'watch-confirm', id);
		});
		if (added === null) refuse(409, WATCH_WORDS.tooManyChannels);
		return WATCH_WORDS.letterSent;
	}

	serve(app, deps, getWatchChannels, async ({ user }) => {
		const person = signedIn(user);
		const rows = await channelsOf(store, person.id);
		const data: WatchChannel[] = rows.map((row) => ({
			id: row.id,
			kind: row.kind,
			address: row.kind === 'mail' ? channelAddress(store, row) : null,
			browser:
				row.kind === 'push' ? endpointDigest(readSubscription(channelAddress(store, row)).endpoint) : null,
			is_confirmed: row.confirmedAt !== null,
		}));
		return {
			success: true as const,
			message: '',
			data,
			offered: offeredTo(person),
			push_key: push?.publicKey ?? null,
		};
	});

	serve(app, deps, addWatchChannel, async ({ body, user }) => {
		const person = signedIn(user);
		const isOffered = offeredTo(person).includes(body.kind);
		if (body.kind === 'mail') {
			if (!isOffered) refuse(409, WATCH_WORDS.switchedOff);
			return { success: true as const, message: await addMail(person.id, body.email.toLowerCase()) };
		}
		if (body.kind === 'push') {
			if (!isOffered) refuse(409, WATCH_WORDS.switchedOff);
			refuseSubscription(body.subscription, push);
			await add(person.id, 'push', writeSubscription(body.subscription), body.subscription.endpoint);
			return { success: true as const, message: WATCH_WORDS.added };
		}
		if (!messengers.includes(body.kind)) refuse(409, WATCH_WORDS.switchedOff);
		if (!isOffered) refuse(409, linkFirst(body.kind));
		await add(person.id, body.kind, String(person[`${body.kind}_id`]));
		return { success: true as const, message: WATCH_WORDS.added };
	});

	serve(app, deps, renewPush, async ({ body: { old, subscription } }) => {
		refuseSubscription(subscription, push);
		const isRenewed = await renewSubscription(store, appSecret, { old, subscription });
		if (!isRenewed) refuse(404, WATCH_WORDS.unknownChannel);
		return { success: true as const, message: WATCH_WORDS.added };
	});

	serve(app, deps, endWatchChannel, async ({ params, user }) => {
		const channel = { id: params.id, accountId: signedIn(user).id };
		const isRemoved = await store.transaction((tx) => removeChannel(tx, channel, clock.now()));
		if (!isRemoved) refuse(404, WATCH_WORDS.unknownChannel);
		return { success: true as const, message: WATCH_WORDS.removed };
	});
}

function refuseSubscription(subscription: PushSubscription, push: PushSettings | null): void {
	const isKnown = serviceOf(subscription.endpoint, push?.services ?? []) !== null;
	if (!isKnown || !canEncryptFor(subscription)) refuse(400, WATCH_WORDS.unknownBrowser);
}

function refuse(status: 400 | 404 | 409, message: string): never {
	const codes = { 400: 'bad-input', 404: 'not-found', 409: 'conflict' } as const;
	throw new RequestProblem(status, codes[status], message);
}
