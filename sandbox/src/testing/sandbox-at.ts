import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { AVTOCOD_PASSWORD, AVTOCOD_REPORT, AVTOCOD_USER } from '../settings.ts';
import { createWorld, type World, type WorldOptions } from '../world.ts';

/** The moment at which tests live unless they say otherwise. */
export const NOW = new Date('2026-11-21T09:30:00Z');

/** A token as a client makes it; each part can be made wrong. */
export function token(
	parts: { user?: string; password?: string; stamp?: number; age?: number } = {},
): string {
	const { user = AVTOCOD_USER, password = AVTOCOD_PASSWORD, age = 600 } = parts;
	const stamp = parts.stamp ?? Math.floor(NOW.getTime() / 1000);
	const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('base64');
	const digest = md5(`${stamp}:${age}:${md5(password)}`);
	return Buffer.from(`${user}:${stamp}:${age}:${digest}`).toString('base64');
}

// biome-ignore lint/suspicious/noExplicitAny: wire bodies are looked into by tests alone
export type Body = any;

export type Sandbox = {
	readonly app: FastifyInstance;
	readonly world: World;
	get(path: string): Promise<{ status: number; body: Body }>;
	post(path: string, payload: unknown): Promise<{ status: number; body: Body }>;
	/** Orders a report and gives its uid. */
	make(queryType: string, query: string, idempotenceKey?: string, options?: object): Promise<string>;
	/** A report with its content, as it stands now. */
	report(uid: string): Promise<Body>;
};

/** A sandbox that does not listen, asked as a client with a right token would ask it. */
export function sandboxAt(options: WorldOptions = {}): Sandbox {
	const world = createWorld({ now: () => NOW, timeScale: 0, ...options });
	const app = createApp(world, { siteUrl: 'http://localhost:3000', logger: false });
	const headers = { authorization: `AR-REST ${token()}` };
	const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
		const url = `/avtocod${path}`;
		const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
		return { status: reply.statusCode, body: reply.json() as Body };
	};
	return {
		app,
		world,
		get: (path) => ask('GET', path),
		post: (path, payload) => ask('POST', path, payload as object),
		async make(queryType, query, idempotenceKey, options = {}) {
			const order = { queryType, query, options, ...(idempotenceKey ? { idempotenceKey } : {}) };
			const { body } = await ask('POST', `/user/reports/${AVTOCOD_REPORT}/_make`, order);
			return body.data[0].uid;
		},
		async report(uid) {
			const path = `/user/reports/${encodeURIComponent(uid)}?_content=true&_detailed=true`;
			return (await ask('GET', path)).body;
		},
	};
}
