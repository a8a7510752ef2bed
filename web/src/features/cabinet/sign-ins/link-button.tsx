import { type OauthProviderId, PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { useCallback } from 'react';
import type { BroughtBack } from '../../../sign-in/oauth/oauth-message.ts';
import { OauthStatus } from '../../../sign-in/oauth/oauth-status.tsx';
import { useOauth } from '../../../sign-in/oauth/use-oauth.ts';
import { Button } from '../../../ui/button.tsx';
import { linkFromWindow } from './calls.ts';

export type LinkButtonProps = {
	provider: OauthProviderId;
	account: string;
	token: string;
	disabled: boolean;
	onLinked: (message: string) => void;
};

const PURPOSES = ['link'] as const;

/** «Привязать», and what became of the window that it opened. */
export function LinkButton({ provider, account, token, disabled, onLinked }: LinkButtonProps) {
	const finish = useCallback(
		async ({ message }: BroughtBack) => {
			const result = await linkFromWindow(message, token);
			if (!result.ok) return result.message;
			onLinked(result.message);
			return null;
		},
		[token, onLinked],
	);
	const { state, start } = useOauth({ provider, purposes: PURPOSES, account, from: '/user', finish });
	return (
		<div>
			<Button
				variant="ghost"
				size="s"
				disabled={disabled}
				busy={state.name === 'checking'}
				aria-label={`Привязать ${PROVIDER_NAMES[provider]}`}
				onClick={() => start()}
			>
				Привязать
			</Button>
			<OauthStatus state={state} checking="Привязываем…" />
		</div>
	);
}
