import { type Attack, holds } from '../attack.ts';
import { type Connection, dial, hangUp, request } from '../dialing.ts';
import { watch, withstood } from '../watch.ts';

/** A connection that is silent for 75 s is dead (server/src/http/server-options.ts); Node looks every 5 s. */
const ENDS_WITHIN_MS = 85_000;

export const attack: Attack = {
	title: 'connections of which one side has gone end within 85 s: silent, used once, and unread',
	async run(target) {
		let left: readonly string[] = [];
		const watched = await watch(target, async () => {
			const page = request('/checks/XTA21144094786239').repeat(16);
			const kinds: Record<string, () => Connection> = {
				silent: () => dial(target.port, ''),
				'used once': () => dial(target.port, request('/healthz')),
				unread: () => dial(target.port, page, { reads: false }),
				'unread, its sender ended': () => dial(target.port, page, { reads: false, halfOpen: true }),
			};
			const lines = Object.entries(kinds).flatMap(([kind, open]) =>
				Array.from({ length: 20 }, () => ({ kind, line: open() })),
			);
			await Promise.all(lines.map(({ line }) => line.endedWithin(ENDS_WITHIN_MS)));
			left = await stillConnected(lines);
			hangUp(lines.map(({ line }) => line));
		});
		holds(left.length === 0, `not ended: ${[...new Set(left)].join(', ')}`);
		return withstood(watched);
	},
};

/** An unread line tells of its end only when it is written to: the server answers with a reset. */
async function stillConnected(lines: readonly { kind: string; line: Connection }[]): Promise<string[]> {
	for (const { line } of lines) line.socket.resume();
	const ended = await Promise.all(lines.map(({ line }) => line.endedWithin(3_000)));
	return lines.filter((_, index) => !ended[index]).map(({ kind }) => kind);
}
