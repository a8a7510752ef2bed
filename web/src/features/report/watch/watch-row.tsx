import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useEffect, useState } from 'react';
import { storedToken } from '../../../session/stored-token.ts';
import { useLazyModule } from '../../../ui/lazy-module.ts';
import { LoadAgain } from '../../../ui/load-again.tsx';
import type { WatchCause } from './watch-car.tsx';
import { WatchFace } from './watch-face.tsx';
import { takeIntention } from './watch-intention.ts';

const load = () => import('./watch-car.tsx');

/**
 * Where a car is watched from; it keeps its place from the start. What the button does comes with the first
 * press, or at once for whom is signed in.
 */
export function WatchCarRow({ vin }: { vin: Vin }) {
	const [cause, setCause] = useState<WatchCause | null>(null);
	const watch = useLazyModule(load, cause !== null);

	useEffect(() => {
		// Taken in any case: who comes back without signing in has changed their mind.
		const intended = takeIntention(vin);
		if (storedToken() !== null) setCause((before) => before ?? (intended ? 'intention' : 'session'));
	}, [vin]);

	return (
		<div className="flex min-h-11 items-center gap-3 text-[13px] leading-[15px] text-ink-2 print:hidden">
			{watch.state === 'ready' ? (
				<watch.module.WatchCar vin={vin} cause={cause} />
			) : (
				<WatchFace busy={cause === 'press' && watch.state === 'loading'} onPress={() => setCause('press')}>
					{watch.state === 'failed' && <LoadAgain again={watch.again} />}
				</WatchFace>
			)}
		</div>
	);
}
