import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../store/testing/test-database.ts';
import { type PlayedTelegram, playTelegram } from '../../../telegram/testing/phone.ts';
import { type Node, type NodeOptions, startNode } from './node.ts';

/** Processes over one store and one played Bot API; each is closed when its test ends. */
export type TelegramNodes = {
	readonly played: PlayedTelegram;
	readonly store: TestDatabase['store'];
	start(more?: Partial<NodeOptions>): Promise<Node>;
	/** The same, once the bot works. */
	startReady(more?: Partial<NodeOptions>): Promise<Node>;
};

/** To be called once in a file of tests, outside of any. */
export function telegramNodes(): TelegramNodes {
	let database: TestDatabase;
	let played: PlayedTelegram;
	const nodes: Node[] = [];
	beforeAll(async () => {
		[database, played] = await Promise.all([testDatabase(), playTelegram()]);
	});
	afterEach(async () => {
		await Promise.all(nodes.splice(0).map((node) => node.close()));
		await played.setMode('fine');
	});
	afterAll(async () => {
		await played.close();
		await database.close();
	});

	async function start(more: Partial<NodeOptions> = {}): Promise<Node> {
		const node = await startNode({ settings: played.settings, store: database.store, ...more });
		nodes.push(node);
		return node;
	}

	return {
		get played() {
			return played;
		},
		get store() {
			return database.store;
		},
		start,
		async startReady(more) {
			const node = await start(more);
			await vi.waitFor(async () => expect(await node.telegram.works()).toBe(true), { timeout: 5_000 });
			return node;
		},
	};
}
