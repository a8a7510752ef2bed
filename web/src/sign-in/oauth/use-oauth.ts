import {
	OAUTH_CHANNEL,
	type OauthProviderId,
	type OauthPurpose,
	oauthStartPath,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type BroughtBack, listenForOauth, rememberTrip, takeTripMessage } from './oauth-message.ts';

export type OauthState =
	| { readonly name: 'idle' | 'opened' | 'checking' }
	| { readonly name: 'failed'; readonly problem: string };

/** A way to a provider: what for, and where a whole page comes back to. */
export type OauthWay = {
	readonly provider: OauthProviderId;
	/** Stable; a trip is for the first unless it says so. */
	readonly purposes: readonly [OauthPurpose, ...OauthPurpose[]];
	/** To whose account a sign-in is linked. */
	readonly account?: string;
	readonly from: string;
	/** Does with what was brought what the trip was for; gives words for what went wrong. Stable. */
	readonly finish: (brought: BroughtBack) => Promise<string | null>;
};

const WINDOW = 'popup,width=520,height=680';

/**
 * A provider's window. It speaks through a BroadcastChannel alone: whether it is still open cannot be known,
 * so the button can be pressed again at any time. Where no window may be opened or heard, the whole page goes
 * there and comes back: to /auth, and then to `from`, or to the cabinet.
 */
export function useOauth({ provider, purposes, account, from, finish }: OauthWay): {
	state: OauthState;
	start: (purpose?: OauthPurpose) => void;
} {
	const [state, setState] = useState<OauthState>({ name: 'idle' });
	const trip = useRef<{ readonly id: string; readonly purpose: OauthPurpose } | null>(null);
	const isListening = useRef(false);

	const take = useCallback(
		async (brought: BroughtBack) => {
			setState({ name: 'checking' });
			const problem = await finish(brought);
			setState(problem === null ? { name: 'idle' } : { name: 'failed', problem });
		},
		[finish],
	);

	useEffect(() => {
		const brought = takeTripMessage(provider, purposes);
		if (brought !== null) void take(brought);
		const stop = listenForOauth((message) => {
			if (trip.current === null || message.id !== trip.current.id) return;
			const { purpose } = trip.current;
			trip.current = null;
			void take({ message, purpose });
		});
		isListening.current = stop !== null;
		return () => stop?.();
	}, [provider, purposes, take]);

	const start = (purpose: OauthPurpose = purposes[0]) => {
		const id = newId();
		trip.current = { id, purpose };
		const whose = account === undefined ? '' : `&account=${account}`;
		const address = (mode: string) =>
			`${oauthStartPath(provider)}?id=${id}&purpose=${purpose}&mode=${mode}${whose}`;
		const opened = isListening.current ? window.open(address('popup'), OAUTH_CHANNEL, WINDOW) : null;
		if (opened !== null) return setState({ name: 'opened' });
		rememberTrip(id, purpose);
		location.assign(`${address('page')}&from=${encodeURIComponent(from)}`);
	};

	return { state, start };
}

/** Not `randomUUID`, which plain http does not have. */
function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
