import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { checkChatTokenRoute, checkOauthTokenRoute, getChatLinkRoute } from './routes/auth.ts';
import { MESSENGERS, OAUTH_PROVIDERS } from './vocabulary/oauth-sign-in.ts';

/** Longest value that a sign-in takes in, characters: a Google ID token has about 1 200. */
const ID_TOKEN_AT_MOST = 8192;

const ofMessenger = z.object({ messenger: z.enum(MESSENGERS) });

/**
 * What the page needs for the sign-in by a messenger: the link for the bot, the token that it polls with (not
 * the one in the link), and four digits that the bot shows too. `success: false` while the messenger does not
 * work, with its message.
 */
export const ChatLink = z.discriminatedUnion('success', [
	z.object({ success: z.literal(true), link: z.string(), token: z.string(), code: z.string() }),
	z.object({ success: z.literal(false), message: z.string() }),
]);
export type ChatLink = z.infer<typeof ChatLink>;

export const getChatLink = endpoint(getChatLinkRoute, {
	summary: 'Ссылка в бота MAX или Telegram: для входа или, тем, кто вошёл, для привязки мессенджера',
	params: ofMessenger,
	query: z.object({ purpose: z.enum(['sign-in', 'link']).default('sign-in') }),
	reply: ChatLink,
});

/**
 * `token` is the access token, given once; null until the person has pressed the button in the chat.
 * `message` is there when they never will: the sign-in was refused in the chat, or its link is over, and only
 * a fresh one helps. A messenger that was linked brings `success` without a token, and says so in `message`.
 */
export const ChatTokenReply = z.object({
	success: z.boolean(),
	token: z.string().nullable(),
	message: z.string().optional(),
});
export type ChatTokenReply = z.infer<typeof ChatTokenReply>;

export const checkChatToken = endpoint(checkChatTokenRoute, {
	summary: 'Подтверждён ли вход или привязка в чате MAX или Telegram',
	params: ofMessenger,
	query: z.object({ token: z.string().min(1).max(256) }),
	reply: ChatTokenReply,
});

/**
 * `access_token` with success only; `message` says why not, and is empty with success. `held`: this way in
 * was unlinked less than a day ago, and a fresh trip for `take-back` brings it back.
 */
export const OauthTokenReply = z.object({
	success: z.boolean(),
	access_token: z.string().nullable(),
	message: z.string(),
	held: z.literal(true).optional(),
});
export type OauthTokenReply = z.infer<typeof OauthTokenReply>;

/** What the last page of a sign-in brought: Google's ID token, or one of our own. */
export const OauthToken = z.string().min(1).max(ID_TOKEN_AT_MOST);

export const checkOauthToken = endpoint(checkOauthTokenRoute, {
	summary: 'Вход через Яндекс ID, VK ID или Google: по ID-токену Google или по тому, что принесло окно входа',
	params: z.object({ provider: z.enum(OAUTH_PROVIDERS) }),
	body: z.object({ token: OauthToken, purpose: z.enum(['sign-in', 'take-back']).default('sign-in') }),
	reply: OauthTokenReply,
});
