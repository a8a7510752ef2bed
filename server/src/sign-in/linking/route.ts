import { linkSignIn, unlinkSignIn } from '@avtosverka/contract/sign-ins';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import { signedIn } from '../../http/guards/session.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { serve } from '../../http/serve.ts';
import type { TokenCheck } from '../oauth/token-check.ts';
import { REFUSAL_WORDS } from '../oauth/words.ts';
import { refuseOldSession } from './refuse-old-session.ts';
import { linkingWords } from './words.ts';

/** Further sign-ins of a signed-in person: only they can add or remove one, and no e-mail joins two. */
export function registerLinking(
	app: FastifyInstance,
	deps: Deps & { readonly accounts: Accounts },
	checkToken: TokenCheck,
): void {
	const { accounts } = deps;

	serve(app, deps, linkSignIn, async ({ params: { provider }, body, visitor, user }, reply) => {
		const person = signedIn(user);
		refuseOldSession(person);
		const { id } = person;
		const shown = { provider, purpose: 'link', account: id, token: body.sign_in_token } as const;
		const verdict = await checkToken(shown, visitor.id, reply);
		if ('reason' in verdict) {
			throw new RequestProblem(409, 'conflict', REFUSAL_WORDS[provider][verdict.reason]);
		}
		const result = await accounts.link(id, verdict.identity);
		const message = linkingWords(provider)[result];
		if (result !== 'linked') throw new RequestProblem(409, 'conflict', message);
		return { success: true as const, message };
	});

	serve(app, deps, unlinkSignIn, async ({ params: { provider }, user, accessToken }) => {
		const person = signedIn(user);
		refuseOldSession(person);
		const result = await accounts.unlink(person.id, provider, accessToken);
		const message = linkingWords(provider)[result];
		if (result === 'absent') throw new RequestProblem(404, 'not-found', message);
		if (result === 'last') throw new RequestProblem(409, 'conflict', message);
		return { success: true as const, message };
	});
}
