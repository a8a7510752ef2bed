import type { OauthMessage, OauthProviderId } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { signIn } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { checkOauth } from './check-oauth.ts';
import { OAUTH_LOOKS } from './oauth-look.tsx';
import { OauthStatus } from './oauth-status.tsx';
import { useOauth } from './use-oauth.ts';

async function finish(message: OauthMessage): Promise<string | null> {
	const result = await checkOauth(message);
	if ('problem' in result) return result.problem;
	signIn(result.token);
	return null;
}

/** The button of a provider, and what became of it; `from` is the page to come back to. */
export function OauthButton({ provider, from }: { provider: OauthProviderId; from: string }) {
	const { state, start } = useOauth({ provider, purpose: 'sign-in', from, finish });
	const alive = useHydrated();
	const { words, mark, className } = OAUTH_LOOKS[provider];
	return (
		<div>
			<Button
				look="ghost"
				className={`w-full ${className}`}
				disabled={!alive}
				busy={state.name === 'checking'}
				icon={mark}
				onClick={start}
			>
				{words}
			</Button>
			<OauthStatus state={state} checking="Проверяем вход…" />
		</div>
	);
}
