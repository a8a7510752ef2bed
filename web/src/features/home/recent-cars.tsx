import { useHydrated } from '../../ui/hydrated.ts';
import { useLazyModule } from '../../ui/lazy-module.ts';

const load = () => import('./recent-car-list.tsx');

/**
 * «Недавно проверенные», which only this device knows: the page that the server renders is the same for
 * everybody. It stands below the first screen, so that nothing in view jumps when it comes.
 */
export function RecentCars() {
	const part = useLazyModule(load, useHydrated());
	return part.state === 'ready' ? <part.module.RecentCarList /> : null;
}
