import type { User } from '@avtosverka/contract/accounts';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { PYOTR, VERA } from './people.ts';

/** Our server as a session sees it. */
export type PeopleServer = {
	/** Whom it knows by which token. */
	readonly known: Record<string, User>;
	/** Fails every question while true. */
	down: boolean;
	readonly fetched: MockInstance<(path: string, init: RequestInit) => Promise<Response>>;
	/** What the console was warned of. */
	warned: MockInstance;
	/** How often it was asked about the current user. */
	questions(): number;
};

/** For each test of a file a server that knows Vera and Pyotr, and a clock that stands. */
export function playPeopleServer(): PeopleServer {
	const fetched = vi.fn(async (path: string, init: RequestInit) => {
		if (server.down) throw new TypeError('network');
		const token = (init.headers as Record<string, string>).Authorization?.replace('Bearer ', '') ?? '';
		const data = path === '/v1/user' ? (server.known[token] ?? null) : undefined;
		return new Response(JSON.stringify({ success: true, data }));
	});
	const server: PeopleServer = {
		known: {},
		down: false,
		fetched,
		warned: vi.fn(),
		questions: () => fetched.mock.calls.filter(([path]) => path === '/v1/user').length,
	};
	beforeEach(() => {
		vi.useFakeTimers();
		fetched.mockClear();
		for (const token of Object.keys(server.known)) delete server.known[token];
		Object.assign(server.known, { t1: VERA, t2: PYOTR });
		server.down = false;
		vi.stubGlobal('fetch', fetched);
		server.warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	return server;
}

/** The session as it stands in a page that was just opened. */
export async function freshPage() {
	vi.resetModules();
	return import('../session.ts');
}
