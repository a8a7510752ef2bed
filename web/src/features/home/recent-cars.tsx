import { useEffect, useState } from 'react';
import { hadReports, mayHaveReports, watchStoredList } from '../../offline/reports-on-device.ts';
import { useLazyModule } from '../../ui/lazy-module.ts';

const load = () => import('../../offline/recent-car-list.tsx');

/**
 * «Недавно проверенные», which only this device knows: the page that the server renders is the same for
 * everybody, and nothing of the list is loaded where no report was ever opened. It stands below the first
 * screen, so that nothing in view jumps when it comes.
 */
export function RecentCars() {
	const [wanted, setWanted] = useState(false);
	const part = useLazyModule(load, wanted);

	useEffect(() => {
		const check = () => void mayHaveReports().then((may) => setWanted(may || hadReports()));
		check();
		return watchStoredList(check);
	}, []);

	return part.state === 'ready' ? <part.module.RecentCarList /> : null;
}
