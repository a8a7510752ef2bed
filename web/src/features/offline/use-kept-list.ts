import { useEffect, useState } from 'react';
import type { KeptEntry, KeptList } from '../../offline/kept-list.ts';
import { forgetAllReports, forgetReport, keptList } from '../../offline/kept-reports.ts';

/** The reports on this device, and how to forget them; null until they were looked for. */
export function useKeptList() {
	const [list, setList] = useState<KeptList | null>(null);
	useEffect(() => void keptList().then(setList), []);
	const look = async () => setList(await keptList());
	return {
		list,
		forget: (entry: KeptEntry) => forgetReport(entry.vin).then(look),
		forgetAll: () => forgetAllReports().then(look),
	};
}
