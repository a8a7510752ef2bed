import { type ChatLink, type ChatTokenReply, checkChatToken, getChatLink } from '@avtosverka/contract/auth';
import { pathOf } from '@avtosverka/contract/route';
import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { FastifyInstance } from 'fastify';
import { HASTY } from '../../../bot/testing/hasty.ts';
import type { Timing } from '../../../bot/updates/timing.ts';
import type { Environment } from '../../../config.ts';
import type { Clock } from '../../../deps.ts';
import { MARKER } from '../../../http/testing/served-app.ts';
import type { Store } from '../../../store/store.ts';
import { createTelegram, type Telegram } from '../../../telegram/telegram.ts';
import { openSite } from '../../../testing/open-site.ts';

/** One process of an installation. */
export type Node = {
	readonly app: FastifyInstance;
	readonly telegram: Telegram;
	/** Every line of its log, at the most talkative level. */
	readonly log: string[];
	readonly metrics: () => Promise<string>;
	close(): Promise<void>;
};

type Served = Pick<Node, 'app'>;

export type NodeOptions = {
	readonly settings: Environment;
	readonly store: Store;
	readonly clock?: Clock;
	readonly timing?: Timing;
};

/** Starts a process whose bot is on; it listens only where a test lets it. */
export async function startNode(options: NodeOptions): Promise<Node> {
	const { store, timing = HASTY, ...opened } = options;
	const { app, deps, log, close } = await openSite(store, {
		...opened,
		given({ config, ...base }) {
			if (!config.telegram) throw new Error('these settings have no bot');
			return { telegram: createTelegram(config.telegram, { ...base, siteUrl: config.siteUrl, timing }) };
		},
	});
	const telegram = deps.telegram as Telegram;
	deps.metrics.watchBot('telegram', telegram);
	telegram.start();
	return {
		...{ app, telegram, log },
		metrics: () => deps.metrics.text(),
		async close() {
			await telegram.stop();
			await close();
		},
	};
}

/** A browser: its cookie and its network address. */
export type Browser = {
	begin(node?: Served): Promise<ChatLink>;
	/** What its page gets when it asks with this token. */
	check(token: string, node?: Served): Promise<{ status: number } & ChatTokenReply>;
};

let lastVisitor = 0;

/** A new visitor of a process; other processes may be asked too. */
export function openBrowser(
	home: Served,
	remoteAddress = '192.0.2.1',
	messenger: MessengerName = 'telegram',
): Browser {
	lastVisitor += 1;
	const headers = { ...MARKER, cookie: `visitor=${String(lastVisitor).padStart(22, 'v')}` };
	return {
		async begin(node = home) {
			const reply = await node.app.inject({
				url: pathOf(getChatLink, { messenger }),
				headers,
				remoteAddress,
			});
			return reply.json();
		},
		async check(token, node = home) {
			const reply = await node.app.inject({
				url: pathOf(checkChatToken, { messenger }),
				query: { token },
				headers,
				remoteAddress,
			});
			return { status: reply.statusCode, ...reply.json() };
		},
	};
}

/** What a link carries into the chat. */
export function payloadOf(link: string): string {
	return new URL(link).searchParams.get('start') ?? '';
}

/** A sign-in that has begun; throws with the page's message when it cannot. */
export async function beginWell(browser: Browser, node?: Served) {
	const begun = await browser.begin(node);
	if (!begun.success) throw new Error(begun.message);
	return { ...begun, payload: payloadOf(begun.link) };
}
