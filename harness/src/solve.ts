import type { ProtectionReply } from '@avtosverka/contract/protection';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

const MARKER = { 'X-Requested-With': 'XMLHttpRequest' };

/** Bot-protection values of one visitor, and what one of them cost on average in ms. */
export type SolvedTasks = {
	readonly cookie: string;
	readonly values: readonly string[];
	readonly solveMs: number;
};

async function fetchChallenge(url: string, purpose: string, cookie: string) {
	const headers = cookie ? { ...MARKER, cookie } : MARKER;
	const reply = await fetch(`${url}/v1/protection/${purpose}`, { headers });
	const given = reply.headers.getSetCookie()[0]?.split(';')[0];
	const task = (await reply.json()) as ProtectionReply;
	if (task.kind !== 'altcha') throw new Error('only ALTCHA tasks are solved here');
	return { challenge: task.challenge as Challenge, cookie: cookie || given || '' };
}

/** Solves as many challenges as asked for, one after another, as one visitor. */
export async function solveMany(url: string, purpose: string, count: number): Promise<SolvedTasks> {
	const values: string[] = [];
	let cookie = '';
	let spent = 0;
	for (let index = 0; index < count; index += 1) {
		const next = await fetchChallenge(url, purpose, cookie);
		cookie = next.cookie;
		const started = performance.now();
		const solution = await solveChallenge({ challenge: next.challenge, deriveKey });
		spent += performance.now() - started;
		if (!solution) throw new Error('a challenge has no solution');
		values.push(Buffer.from(JSON.stringify({ challenge: next.challenge, solution })).toString('base64url'));
	}
	return { cookie, values, solveMs: spent / count };
}
