import { holds, type Target } from './attack.ts';
import { dial, hangUp } from './dialing.ts';
import { watch, withstood } from './watch.ts';

export type Drip = {
	/** Sent at once. */
	readonly head: string;
	/** Sent every second after it. */
	readonly drop: string;
	readonly endsWithinMs: number;
};

const CONNECTIONS = 200;

/** Opens connections that send a little every second and never end what they send. */
export async function drip(target: Target, { head, drop, endsWithinMs }: Drip): Promise<string> {
	let left = 0;
	const watched = await watch(target, async () => {
		const lines = Array.from({ length: CONNECTIONS }, () => dial(target.port, head));
		const dripping = setInterval(() => {
			for (const { socket } of lines) if (socket.writable) socket.write(drop);
		}, 1_000);
		const ended = await Promise.all(lines.map((line) => line.endedWithin(endsWithinMs)));
		clearInterval(dripping);
		left = ended.filter((has) => !has).length;
		hangUp(lines);
	});
	holds(left === 0, `${left} of ${CONNECTIONS} connections were not ended within ${endsWithinMs / 1000} s`);
	return withstood(watched);
}
