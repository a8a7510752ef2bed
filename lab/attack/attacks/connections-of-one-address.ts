import { type Attack, holds } from '../attack.ts';
import { dial, hangUp } from '../dialing.ts';
import { watch, withstood } from '../watch.ts';

export const attack: Attack = {
	title: 'of 600 connections of one address those above its limit end at once, and others are served',
	settings: { CONNECTIONS_PER_ADDRESS: '256' },
	async run(target) {
		let open = 0;
		const watched = await watch(
			{ ...target, url: target.url.replace('localhost', '127.0.0.1') },
			async () => {
				// From another address than that of the health check.
				const lines = Array.from({ length: 600 }, () => dial(target.port, '', { from: '127.0.0.2' }));
				const ended = await Promise.all(lines.map((line) => line.endedWithin(4_000)));
				open = ended.filter((has) => !has).length;
				hangUp(lines);
			},
		);
		holds(open <= 256 && open > 0, `${open} of 600 connections stayed open`);
		return `${open} stayed; ${withstood(watched)}`;
	},
};
