import { useEffect, useState } from 'react';
import { whenIdle } from '../protection/when-idle.ts';
import { useLazyModule } from '../ui/lazy-module.ts';

const load = () => import('../offline/offline-parts.tsx');

/** Brings in what makes an application of the site, once the page has nothing else to load. */
export function OfflineGate() {
	const [wanted, setWanted] = useState(false);
	const parts = useLazyModule(load, wanted);

	useEffect(() => {
		const want = () => whenIdle(() => setWanted(true));
		if (document.readyState === 'complete') return want();
		window.addEventListener('load', want, { once: true });
		return () => window.removeEventListener('load', want);
	}, []);

	return parts.state === 'ready' ? <parts.module.OfflineParts /> : null;
}
