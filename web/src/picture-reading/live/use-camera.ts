import { useEffect, useRef, useState } from 'react';
import { type CameraProblem, type LiveCamera, startCamera } from './camera.ts';

/** The camera while it is looked at: off with the part or a hidden tab, on again with the tab. */
export function useCamera(onProblem: (problem: CameraProblem) => void): LiveCamera | null {
	const [camera, setCamera] = useState<LiveCamera | null>(null);
	const [isShown, setShown] = useState(() => document.visibilityState === 'visible');
	const failed = useRef(onProblem);
	failed.current = onProblem;

	useEffect(() => {
		const update = () => setShown(document.visibilityState === 'visible');
		document.addEventListener('visibilitychange', update);
		return () => document.removeEventListener('visibilitychange', update);
	}, []);

	useEffect(() => {
		if (!isShown) return;
		let wanted = true;
		let running: LiveCamera | null = null;
		void startCamera().then((started) => {
			if (typeof started === 'string') return wanted && failed.current(started);
			// Allowed after the dialog was closed: nothing may go on looking.
			if (!wanted) return started.stop();
			running = started;
			setCamera(started);
		});
		return () => {
			wanted = false;
			running?.stop();
			setCamera(null);
		};
	}, [isShown]);

	return camera;
}
