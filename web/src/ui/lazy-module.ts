import { useCallback, useEffect, useState } from 'react';

export type LazyModule<Module> =
	| { readonly state: 'loading' }
	| { readonly state: 'ready'; readonly module: Module }
	| { readonly state: 'failed'; readonly again: () => void };

/**
 * A module that is loaded once it is wanted. Unlike React's `lazy` it tells of a failure in place, so that a
 * lost connection costs the part and not the page. `load` must be the same function every time.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, wanted: boolean): LazyModule<Module> {
	const [loaded, setLoaded] = useState<{ module: Module } | 'failed' | null>(null);
	const again = useCallback(() => setLoaded(null), []);

	useEffect(() => {
		if (!wanted || loaded !== null) return;
		let waited = true;
		load().then(
			(module) => waited && setLoaded({ module }),
			() => waited && setLoaded('failed'),
		);
		return () => {
			waited = false;
		};
	}, [load, wanted, loaded]);

	if (loaded === 'failed') return { state: 'failed', again };
	return loaded === null ? { state: 'loading' } : { state: 'ready', module: loaded.module };
}
