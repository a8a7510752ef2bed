import {
	OAUTH_CHANNEL,
	type OauthMessage,
	type OauthProviderId,
	oauthStartPath,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hearOauth, type OauthPurpose, rememberTrip, takeTripMessage } from './oauth-message.ts';

export type OauthState =
	| { readonly name: 'idle' | 'opened' | 'checking' }
	| { readonly name: 'failed'; readonly problem: string };

/** A way to a provider: what for, and where a whole page comes back to. */
export type OauthWay = {
	readonly provider: OauthProviderId;
	readonly purpose: OauthPurpose;
	/** To whose account a sign-in is linked. */
	readonly account?: string;
	readonly from: string;
	/** Does with the window's message what it was opened for; gives words for what went wrong. Stable. */
	readonly finish: (message: OauthMessage) => Promise<string | null>;
};

const WINDOW = 'popup,width=520,height=680';

/**
 * A provider's window. It speaks through a BroadcastChannel alone: whether it is still open cannot be known,
 * so the button can be pressed again at any time. Where no window may be opened or heard, the whole page goes
 * there and comes back: to /auth, and then to `from`, or to the cabinet.
 */
export function useOauth({ provider, purpose, account, from, finish }: OauthWay): {
	state: OauthState;
	start: () => void;
} {
	const [state, setState] = useState<OauthState>({ name: 'idle' });
	const id = useRef<string | null>(null);
	const hears = useRef(false);

	const take = useCallback(
		async (message: OauthMessage) => {
			setState({ name: 'checking' });
			const problem = await finish(message);
			setState(problem === null ? { name: 'idle' } : { name: 'failed', problem });
		},
		[finish],
	);

	useEffect(() => {
		const brought = takeTripMessage(provider, purpose);
		if (brought !== null) void take(brought);
		const stop = hearOauth((message) => {
			if (message.id !== id.current) return;
			id.current = null;
			void take(message);
		});
		hears.current = stop !== null;
		return () => stop?.();
	}, [provider, purpose, take]);

	const start = () => {
		id.current = newId();
		const whose = account === undefined ? '' : `&account=${account}`;
		const address = (mode: string) =>
			`${oauthStartPath(provider)}?id=${id.current}&purpose=${purpose}&mode=${mode}${whose}`;
		const opened = hears.current ? window.open(address('popup'), OAUTH_CHANNEL, WINDOW) : null;
		if (opened !== null) return setState({ name: 'opened' });
		rememberTrip(id.current, purpose);
		location.assign(`${address('page')}&from=${encodeURIComponent(from)}`);
	};

	return { state, start };
}

/** Not `randomUUID`, which plain http does not have. */
function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
