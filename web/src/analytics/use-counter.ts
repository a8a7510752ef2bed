import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOptionalSettings } from '../site.ts';

const load = () => import('./counted-visits.ts');

/** Counts pages and ways out where the installation has a counter; loads nothing where it has none. */
export function useCounter(): void {
	const config = useOptionalSettings()?.counter ?? null;
	const { pathname } = useLocation();
	useEffect(() => {
		if (config === null) return;
		let ended = false;
		let end = () => {};
		void load().then(({ startVisits }) => {
			if (!ended) end = startVisits(config);
		});
		return () => {
			ended = true;
			end();
		};
	}, [config]);
	useEffect(() => {
		if (config !== null) void load().then(({ countPath }) => countPath(pathname));
	}, [config, pathname]);
}
