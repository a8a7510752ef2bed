import { z } from 'zod';
import type { OauthRefusal } from './provider.ts';
import { type ProviderReply, TIMED_OUT } from './provider-transport.ts';
import type { SignInRefusal } from './words.ts';

/** RFC 6749, sections 4.1.2.1 and 5.2, OpenID Connect Core 1.0, section 3.1.2.6, and VK's own. */
const REASONS: Readonly<Record<string, SignInRefusal>> = {
	access_denied: 'declined',
	invalid_client: 'misconfigured',
	unauthorized_client: 'misconfigured',
	invalid_scope: 'misconfigured',
	unsupported_grant_type: 'misconfigured',
	unsupported_response_type: 'misconfigured',
	server_error: 'broken',
	temporarily_unavailable: 'busy',
	slow_down: 'busy',
};

const Problem = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) });

/** What an error code of a provider means; a code in no form of theirs is not repeated anywhere. */
export function refusalOfError(error: string): OauthRefusal {
	const readable = Problem.safeParse({ error });
	if (!readable.success) return { reason: 'refused', error: 'unreadable' };
	const reason = REASONS[error] ?? 'refused';
	return reason === 'declined' ? { reason } : { reason, error };
}

/** Why a reply of a provider is none that signs anybody in. */
export function refusalOfReply(reply: ProviderReply | null): OauthRefusal {
	if (reply === null) return { reason: 'away' };
	const { status, json } = reply;
	if (status === TIMED_OUT) return { reason: 'slow' };
	if (status === 429) return { reason: 'busy', error: 'status 429' };
	const problem = Problem.safeParse(json);
	if (problem.success) return refusalOfError(problem.data.error);
	if (status >= 500) return { reason: 'broken', error: `status ${status}` };
	// VK answers so to a parameter that it does not know.
	if (status === 404) return { reason: 'misconfigured', error: 'status 404' };
	return { reason: status === 200 ? 'unreadable' : 'refused', error: `status ${status}` };
}
