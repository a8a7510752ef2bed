import { comeBack } from '@avtosverka/server/sign-in/oauth/come-back';
import type { Flow } from '@avtosverka/server/sign-in/oauth/flow';
import type { ProviderReply } from '@avtosverka/server/sign-in/oauth/provider-transport';
import {
	GOOD_REPLIES,
	type PlayedProviderId,
	playProvider,
	TRIP,
} from '@avtosverka/server/sign-in/providers/testing/played-provider';

/** A question to a provider, and what it is answered; null is silence. */
type BadReply = { readonly path: string; readonly reply: ProviderReply | null };
/** What a browser comes back with. */
type BadReturn = { readonly query: Readonly<Record<string, string>> };
type ErrorCase = BadReply | BadReturn;

const oauth = (status: number, error: string, error_description?: string): ProviderReply => ({
	status,
	json: { error, ...(error_description !== undefined && { error_description }) },
});

/** What any provider may answer to the question for a token. */
const OF_ANY: readonly (ProviderReply | null)[] = [
	null,
	...[429, 500, 503, 504].map((status) => ({ status, json: undefined })),
	{ status: 200, json: undefined },
	oauth(400, 'invalid_request'),
	oauth(401, 'invalid_client'),
	oauth(400, 'unauthorized_client'),
	oauth(400, 'unsupported_grant_type'),
	oauth(400, 'invalid_scope'),
	oauth(500, 'server_error'),
	oauth(503, 'temporarily_unavailable'),
];

const RETURNS = ['access_denied', 'invalid_scope', 'server_error', 'temporarily_unavailable'];

const at = (path: string, replies: readonly (ProviderReply | null)[]): readonly BadReply[] =>
	replies.map((reply) => ({ path, reply }));

const returned: readonly BadReturn[] = RETURNS.map((error) => ({ query: { error, state: TRIP.state } }));

/** Every status and code of a provider's papers. */
export const SIGN_IN_ERRORS: Readonly<Record<PlayedProviderId, readonly ErrorCase[]>> = {
	yandex: [
		...returned,
		...at('/token', [
			...OF_ANY,
			oauth(400, 'invalid_grant', 'Code has expired'),
			oauth(400, 'invalid_grant', 'Invalid code'),
		]),
		...at('/info', [
			null,
			{ status: 401, json: undefined },
			{ status: 200, json: { id: '1000034426', client_id: 'foreign' } },
		]),
		...at('/revoke_token', [oauth(400, 'unsupported_token_type')]),
	],
	vk: [
		...returned,
		...['login_required', 'interaction_required'].map((error) => ({ query: { error, state: TRIP.state } })),
		...at('/oauth2/auth', [
			...OF_ANY,
			oauth(400, 'invalid_request', 'device_id is invalid'),
			oauth(400, 'access_denied'),
			oauth(400, 'slow_down'),
			oauth(400, 'login_required'),
			oauth(400, 'interaction_required'),
			oauth(400, 'invalid_token'),
			{ status: 404, json: undefined },
			{ status: 200, json: { access_token: 'vk2.a.x', user_id: 123, state: 'foreign' } },
		]),
		...at('/oauth2/user_info', [null, oauth(401, 'invalid_token'), oauth(400, 'slow_down')]),
		...at('/oauth2/revoke', [oauth(400, 'invalid_token')]),
	],
};

/** The sentence on the page of the sign-in; null where the person signs in. */
export async function readOnPage(id: PlayedProviderId, given: ErrorCase): Promise<string | null> {
	const replies = 'path' in given ? { ...GOOD_REPLIES[id], [given.path]: given.reply } : GOOD_REPLIES[id];
	const query =
		'query' in given ? given.query : { code: 'the-code', device_id: 'the-device', state: TRIP.state };
	const { nonce, ...trip } = TRIP;
	const begun = { provider: id, id: TRIP.state, mode: 'popup', purpose: 'sign-in' } as const;
	const flow: Flow = { ...begun, account: null, from: null, until: Number.MAX_SAFE_INTEGER, nonce, trip };
	const { handOff } = await comeBack(id, query, flow, playProvider(id, replies).provider);
	return handOff.problem;
}

/** The rows of a provider, a line each. */
export async function drawSignInErrors(id: PlayedProviderId): Promise<readonly string[]> {
	return Promise.all(
		SIGN_IN_ERRORS[id].map(async (given) => {
			const said = await readOnPage(id, given);
			return `- ${caseText(given)} — ${said === null ? 'вход выполнен, оператор видит предупреждение' : `«${said}»`}`;
		}),
	);
}

function caseText(given: ErrorCase): string {
	if ('query' in given) return `возвращение с \`error=${given.query.error}\``;
	const { path, reply } = given;
	if (reply === null) return `\`${path}\`, нет ответа`;
	const json = reply.json === undefined ? '' : ` ${JSON.stringify(reply.json)}`;
	return `\`${path}\`, \`${reply.status}${json}\``;
}
