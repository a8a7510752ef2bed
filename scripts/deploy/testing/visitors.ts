import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

const VISITORS = 16;
/** Reading, asking what is kept, and sending what must not be sent twice. */
const REQUESTS = [
	{ method: 'GET', path: '/faq' },
	{ method: 'GET', path: '/v1/decision/XTAGFL110KY700300' },
	{ method: 'POST', path: '/v1/auth/signOut' },
] as const;

type VisitorRequest = (typeof REQUESTS)[number];

/** What visitors met. */
export type Visits = {
	/** How often each status, or the words of an error, came of a request. */
	readonly outcomes: Readonly<Record<string, number>>;
	/** GETs sent a second time over a new connection, as browsers do; a POST never is. */
	readonly sentAgain: number;
};

/** Visitors who keep connections and ask one thing after another until the function given back is called. */
export function visit(url: string): () => Promise<Visits> {
	const outcomes: Record<string, number> = {};
	const agent = new Agent({ keepAlive: true });
	let sentAgain = 0;
	let isOver = false;

	async function ask(asked: VisitorRequest): Promise<string> {
		const outcome = await send(url, agent, asked);
		if (outcome !== CLOSED || asked.method === 'POST') return outcome;

		sentAgain += 1;
		return send(url, false, asked);
	}

	const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
		for (let at = visitor; !isOver; at++) {
			const outcome = await ask(REQUESTS[at % REQUESTS.length] ?? REQUESTS[0]);
			outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
			await wait(10);
		}
	});
	return async () => {
		isOver = true;
		await Promise.all(visitors);
		agent.destroy();
		return { outcomes, sentAgain };
	};
}

/** A connection that had carried a request before was closed before a byte of the reply. */
const CLOSED = 'a kept connection was closed';

/** One request over a connection of the agent, or over one of its own; what came of it. */
function send(url: string, agent: Agent | false, { method, path }: VisitorRequest): Promise<string> {
	return new Promise((resolve) => {
		const headers = { 'X-Requested-With': 'XMLHttpRequest' };
		const sent = request(url + path, { method, agent, rejectUnauthorized: false, headers }, (response) => {
			response.resume();
			response.on('end', () => resolve(String(response.statusCode)));
			response.on('error', (error) => resolve(error.message));
		});
		sent.on('error', (error: NodeJS.ErrnoException) => {
			const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
			resolve(sent.reusedSocket && isClosed ? CLOSED : error.message);
		});
		sent.end();
	});
}
