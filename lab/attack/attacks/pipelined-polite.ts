import { type Attack, holds } from '../attack.ts';
import { dial, hangUp, request } from '../dialing.ts';
import { watch, withstood } from '../watch.ts';

/**
 * As many as may wait on one connection (server/src/http/replies/pipelining.ts): the server reads on only as
 * replies are taken.
 */
const REQUESTS = 16;

export const attack: Attack = {
	title: '200 connections with as many unread replies as are allowed take little memory and no health check',
	async run(target) {
		const bytes = request('/checks/XTA21144094786239').repeat(REQUESTS);
		let refused = 0;
		const watched = await watch(target, async () => {
			const lines = Array.from({ length: 200 }, () => dial(target.port, bytes, { reads: false }));
			const ended = await Promise.all(lines.map((line) => line.endedWithin(15_000)));
			refused = ended.filter(Boolean).length;
			hangUp(lines);
		});
		holds(refused === 0, `${refused} connections within the limits were ended`);
		return withstood(watched);
	},
};
