import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOptionalSettings } from '../site.ts';
import { countablePath } from './countable-path.ts';

/** Counts pages and ways out where the installation has a counter; loads nothing where it has none. */
export function useCounter(): void {
	const config = useOptionalSettings()?.counter ?? null;
	const { pathname } = useLocation();
	useEffect(() => {
		if (config === null) return;
		let ended = false;
		let end = () => {};
		void Promise.all([import('./counter.ts'), import('./outbound-click.ts')]).then(
			([{ startCounter }, { countOutboundClicks }]) => {
				if (ended) return;
				startCounter(config);
				end = countOutboundClicks();
			},
		);
		return () => {
			ended = true;
			end();
		};
	}, [config]);
	useEffect(() => {
		if (config !== null)
			void import('./counter.ts').then(({ countPage }) => countPage(countablePath(pathname)));
	}, [config, pathname]);
}
