import type { User } from '@avtosverka/contract/accounts';
import {
	addWatchChannel,
	endWatchChannel,
	getWatchChannels,
	type WatchChannel,
} from '@avtosverka/contract/watches';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { serve } from '../http/serve.ts';
import type { Outbox } from '../mail/mail.ts';
import { createSharedCount } from '../store/shared-count.ts';
import { addChannel, type ChannelKind, channelAddress, channelsOf, removeChannel } from './channels/store.ts';
import { CHANNEL_CONSENT, WATCH_WORDS } from './web-words.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Confirmation letters in a day: of one account, and to one address whoever asks. */
const LETTERS = { account: 5, address: 3 } as const;

/** What this installation can tell by; null for what is switched off. */
export type ChannelParts = {
	readonly outbox: Outbox | null;
	readonly hasTelegram: boolean;
};

/** Where a signed-in person is told of the cars that they watch. */
export function registerWatchChannels(app: FastifyInstance, deps: Deps, parts: ChannelParts): void {
	const { store, clock, appSecret } = deps;
	const { outbox, hasTelegram } = parts;
	const letterLimit = (name: keyof typeof LETTERS) =>
		createSharedCount(store, clock, {
			...{ appSecret, name: `watch-letters-${name}`, most: LETTERS[name] },
			windowSeconds: DAY_SECONDS,
		});
	const [accountLetters, addressLetters] = [letterLimit('account'), letterLimit('address')];

	function offeredTo({ telegram_id }: User): ChannelKind[] {
		return [
			...(outbox === null ? [] : (['mail'] as const)),
			...(hasTelegram && telegram_id !== null ? (['telegram'] as const) : []),
		];
	}

	async function add(accountId: string, kind: ChannelKind, address: string): Promise<void> {
		const row = { accountId, kind, address, now: clock.now(), consent: CHANNEL_CONSENT };
		if ((await addChannel(store, appSecret, row)) === null) refuse(409, WATCH_WORDS.tooManyChannels);
	}

	async function addMail(accountId: string, email: string): Promise<string> {
		const rows = await channelsOf(store, accountId);
		const isKnown = rows.some(
			(row) => row.kind === 'mail' && row.confirmedAt !== null && channelAddress(store, row) === email,
		);
		if (isKnown) return WATCH_WORDS.known;
		const counts = [await accountLetters.count(accountId), await addressLetters.count(email)];
		if (counts.includes(true)) throw new RequestProblem(429, 'too-many', WATCH_WORDS.letterLimit);
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
			is_confirmed: row.confirmedAt !== null,
		}));
		return { success: true as const, message: '', data, offered: offeredTo(person) };
	});

	serve(app, deps, addWatchChannel, async ({ body, user }) => {
		const person = signedIn(user);
		if (body.kind === 'telegram' && hasTelegram && person.telegram_id === null) {
			refuse(409, WATCH_WORDS.noTelegram);
		}
		if (!offeredTo(person).includes(body.kind)) refuse(409, WATCH_WORDS.switchedOff);
		let message: string = WATCH_WORDS.added;
		if (body.kind === 'mail') message = await addMail(person.id, body.email.toLowerCase());
		else await add(person.id, 'telegram', String(person.telegram_id));
		return { success: true as const, message };
	});

	serve(app, deps, endWatchChannel, async ({ params, user }) => {
		const isRemoved = await removeChannel(store, params.id, signedIn(user).id);
		if (!isRemoved) refuse(404, WATCH_WORDS.unknownChannel);
		return { success: true as const, message: WATCH_WORDS.removed };
	});
}

function refuse(status: 400 | 404 | 409, message: string): never {
	const codes = { 400: 'bad-input', 404: 'not-found', 409: 'conflict' } as const;
	throw new RequestProblem(status, codes[status], message);
}
