import { useEffect, useSyncExternalStore } from 'react';
import { useFrame } from '../ui/frame.ts';
import { InstallHint } from './install-hint.tsx';
import { newVersion, startServiceWorker } from './new-version.ts';
import { useBusy } from './use-busy.ts';
import { VersionNote } from './version-note.tsx';
import { loadWholePagesOffline } from './whole-links.ts';

/** What makes the site an application: its worker and two notes about it. Import it lazily. */
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
