import type { Attack } from '../attack.ts';
import { drip } from '../drip.ts';

export const attack: Attack = {
	title: '200 connections with headers that never end are ended within 25 s, whatever drips in meanwhile',
	run: (target) =>
		drip(target, {
			head: 'GET / HTTP/1.1\r\nHost: localhost\r\n',
			drop: 'X-A: a\r\n',
			endsWithinMs: 25_000,
		}),
};
