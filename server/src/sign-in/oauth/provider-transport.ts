import type { OauthProviderId } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Transport } from '@avtosverka/registers/transport/reply';
import { createTransport } from '@avtosverka/registers/transport/transport';
import type { CallObserver } from '../../call-observer.ts';
import type { Deps } from '../../deps.ts';
import { serviceRequestPolicy } from '../../service-request-policy.ts';

/** A person waits for this before a page, for each of the two or three questions. */
const PATIENCE_MS = 4_000;

/** One question to the provider; `form` makes it a POST, which is sent once only. */
export type ProviderQuestion = {
	readonly url: string;
	readonly form?: URLSearchParams;
	readonly authorization?: string;
};

/** The status of what did not come in time, as a gateway would say it. */
export const TIMED_OUT = 504;

/** What came back: `json` is undefined for a body that is none. */
export type ProviderReply = { readonly status: number; readonly json: unknown };

/** The way to the provider; never rejects, follows no redirects, resolves to null without an answer. */
export type AskProvider = (question: ProviderQuestion) => Promise<ProviderReply | null>;

/** The way to a provider, or to its stand-in. */
export function createAskProvider(
	provider: OauthProviderId,
	{ clock, calls }: Pick<Deps, 'clock'> & { readonly calls: CallObserver },
	patienceMs: number = PATIENCE_MS,
): AskProvider {
	const transport: Transport = createTransport(
		serviceRequestPolicy({ supplier: provider, atOnce: 20, queue: 200 }, patienceMs),
		{ now: () => clock.now(), ...calls },
	);

	return async ({ url, form, authorization }) => {
		const result = await transport.send({
			method: form ? 'POST' : 'GET',
			url,
			headers: {
				accept: 'application/json',
				...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
				...(authorization && { authorization }),
			},
			...(form && { body: form.toString() }),
			repeatable: form === undefined,
			signal: AbortSignal.timeout(patienceMs),
		});
		if (result.ok) return { status: result.reply.status, json: readJson(result.reply.text) };
		// Our own signal is the patience, too.
		const isLate = result.problem === 'timeout' || result.problem === 'aborted';
		return isLate ? { status: TIMED_OUT, json: undefined } : null;
	};
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
