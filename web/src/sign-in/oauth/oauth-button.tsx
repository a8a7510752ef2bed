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

export type OauthButtonProps = {
	provider: OauthProviderId;
	/** The page to come back to. */
	from: string;
	/** Called before the sign-in; stable. */
	onSignIn?: (() => void) | undefined;
};

/** The button of a provider, and what became of it. */
export function OauthButton({ provider, from, onSignIn }: OauthButtonProps) {
	const [isHeld, setHeld] = useState(false);
	const finish = useCallback(
		async (brought: BroughtBack) => {
			const result = await checkOauth(brought);
			if ('token' in result) {
				onSignIn?.();
				signIn(result.token);
				return null;
			}
			// A taking back that no server has heard of is tried again as one.
			setHeld(result.held ?? brought.purpose === 'take-back');
			return result.problem;
		},
		[onSignIn],
	);
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
