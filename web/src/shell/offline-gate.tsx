import { useEffect, useState } from 'react';
import { isCalling } from '../client.ts';
import { atFirstRest } from '../offline/first-rest.ts';
import { whenIdle } from '../protection/when-idle.ts';
import { useLazyModule } from '../ui/lazy-module.ts';

const load = () => import('../offline/offline-parts.tsx');

/**
 * Brings in what makes an application of the site: at the first rest, and where a worker serves the page,
 * which may be older than the site, once the page has nothing else to load.
 */
export function OfflineGate() {
	const [wanted, setWanted] = useState(false);
	const parts = useLazyModule(load, wanted);

	useEffect(() => {
		const want = () => setWanted(true);
		if (!navigator.serviceWorker?.controller) return atFirstRest(want, isCalling);
		const wantLater = () => whenIdle(want);
		if (document.readyState === 'complete') return wantLater();
		window.addEventListener('load', wantLater, { once: true });
		return () => window.removeEventListener('load', wantLater);
	}, []);

	return parts.state === 'ready' ? <parts.module.OfflineParts /> : null;
}
