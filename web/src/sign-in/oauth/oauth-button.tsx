import { type OauthProviderId, PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { useCallback, useState } from 'react';
import { signIn } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { checkOauth } from './check-oauth.ts';
import type { BroughtBack } from './oauth-message.ts';
import { OauthStatus } from './oauth-status.tsx';
import { OAUTH_STYLES } from './oauth-style.tsx';
import { useOauth } from './use-oauth.ts';

const PURPOSES = ['sign-in', 'take-back'] as const;

/** The button of a provider, and what became of it; `from` is the page to come back to. */
export function OauthButton({ provider, from }: { provider: OauthProviderId; from: string }) {
	const [isHeld, setHeld] = useState(false);
	const finish = useCallback(async (brought: BroughtBack) => {
		const result = await checkOauth(brought);
		if ('token' in result) {
			signIn(result.token);
			return null;
		}
		// A taking back that no server has heard of is tried again as one.
		setHeld(result.held ?? brought.purpose === 'take-back');
		return result.problem;
	}, []);
	const { state, start } = useOauth({ provider, purposes: PURPOSES, from, finish });
	const alive = useHydrated();
	const { words, mark, className } = OAUTH_STYLES[provider];
	return (
		<div>
			<Button
				variant="ghost"
				className={`w-full ${className}`}
				disabled={!alive}
				busy={state.name === 'checking'}
				icon={mark}
				onClick={() => start(isHeld ? 'take-back' : 'sign-in')}
			>
				{isHeld ? `Вернуть вход через ${PROVIDER_NAMES[provider]}` : words}
			</Button>
			<OauthStatus state={state} checking="Проверяем вход…" />
		</div>
	);
}
