import { z } from 'zod';
import { OauthToken } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { linkSignInRoute, unlinkSignInRoute } from './routes/accounts.ts';
import { OAUTH_PROVIDERS, SIGN_IN_PROVIDERS } from './vocabulary/oauth-sign-in.ts';

const Done = z.object({ success: z.literal(true), message: z.string() });

/** A further sign-in for one's own account; `sign_in_token` is what the last page of its window brought. */
export const linkSignIn = endpoint(linkSignInRoute, {
	summary: 'Привязка ещё одного способа входа к своему аккаунту',
	params: z.object({ provider: z.enum(OAUTH_PROVIDERS) }),
	body: z.object({ sign_in_token: OauthToken }),
	reply: Done,
});

export const unlinkSignIn = endpoint(unlinkSignInRoute, {
	summary: 'Отвязка способа входа, если он не последний',
	params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
	reply: Done,
});
