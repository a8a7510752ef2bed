import {
	GOOGLE_CHANNEL,
	GOOGLE_START_PATH,
	type GoogleMessage,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { useCallback, useEffect, useRef, useState } from 'react';
import { signIn } from '../../../session/session.ts';
import { checkGoogle } from './check-oauth.ts';
import { hearGoogle, rememberTrip, takeTripMessage } from './oauth-message.ts';

export type GoogleState =
	| { readonly name: 'idle' | 'opened' | 'checking' }
	| { readonly name: 'failed'; readonly problem: string };

const WINDOW = 'popup,width=520,height=680';

/**
 * Sign-in through Google's window. It speaks through a BroadcastChannel alone: whether it is still open
 * cannot be known, so the button can be pressed again at any time. Where no window may be opened or heard,
 * the whole page goes there and comes back to /auth, and then to `from`.
 */
export function useGoogle(from: string): { state: GoogleState; start: () => void } {
	const [state, setState] = useState<GoogleState>({ name: 'idle' });
	const id = useRef<string | null>(null);
	const hears = useRef(false);

	const take = useCallback(async (message: GoogleMessage) => {
		setState({ name: 'checking' });
		const result = await checkGoogle(message);
		if ('token' in result) signIn(result.token);
		setState('token' in result ? { name: 'idle' } : { name: 'failed', ...result });
	}, []);

	useEffect(() => {
		const brought = takeTripMessage();
		if (brought !== null) void take(brought);
		const stop = hearGoogle((message) => {
			if (message.id !== id.current) return;
			id.current = null;
			void take(message);
		});
		hears.current = stop !== null;
		return () => stop?.();
	}, [take]);

	const start = () => {
		id.current = newId();
		const address = (mode: string) => `${GOOGLE_START_PATH}?id=${id.current}&mode=${mode}`;
		const opened = hears.current ? window.open(address('popup'), GOOGLE_CHANNEL, WINDOW) : null;
		if (opened !== null) return setState({ name: 'opened' });
		rememberTrip(id.current);
		location.assign(`${address('page')}&from=${encodeURIComponent(from)}`);
	};

	return { state, start };
}

/** Not `randomUUID`, which plain http does not have. */
function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
