import type { Attack } from '../attack.ts';
import { drip } from '../drip.ts';

export const attack: Attack = {
	title: '200 connections with bodies that never end are ended within 40 s, whatever drips in meanwhile',
	run: (target) =>
		drip(target, {
			head: 'POST /v1/errors HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
			drop: ' ',
			endsWithinMs: 40_000,
		}),
};
