import { useEffect, useSyncExternalStore } from 'react';
import { useFrame } from '../ui/frame.ts';
import { InstallHint } from './install-hint.tsx';
import { newVersion, startServiceWorker } from './new-version.ts';
import { useBusy } from './use-busy.ts';
import { VersionNote } from './version-note.tsx';
import { loadWholePagesOffline } from './whole-links.ts';

/**
 * What makes an application of the site: its worker, and the two notes about it. Import it lazily, when all
 * else is there.
 */
export function OfflineParts() {
	const busy = useBusy();
	const outdated = useSyncExternalStore(newVersion.subscribe, newVersion.waits, () => false);
	const framed = useFrame();
	useEffect(() => void startServiceWorker(), []);
	useEffect(loadWholePagesOffline, []);
	if (framed || busy) return null;
	return (
		<>
			{!outdated && <InstallHint />}
			<VersionNote outdated={outdated} />
		</>
	);
}
