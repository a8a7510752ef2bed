import { useEffect, useSyncExternalStore } from 'react';
import { addressToken } from '../session/address-token.ts';
import { storedToken, watchToken } from '../session/stored-token.ts';
import { useLazyModule } from '../ui/lazy-module.ts';

/** After a lost connection the parts are loaded again. */
const AGAIN_AFTER_MS = 10_000;
const load = () => import('../session/session-parts.tsx');

/** What belongs to a signed-in person, once there is one: no other page loads it. */
export function SessionGate() {
	const wanted = useSyncExternalStore(watchToken, isWanted, () => false);
	const parts = useLazyModule(load, wanted);
	const again = parts.state === 'failed' ? parts.again : null;

	useEffect(() => {
		if (again === null) return;
		const timer = setTimeout(again, AGAIN_AFTER_MS);
		return () => clearTimeout(timer);
	}, [again]);

	return wanted && parts.state === 'ready' ? <parts.module.SessionParts /> : null;
}

function isWanted(): boolean {
	return storedToken() !== null || addressToken() !== null;
}
