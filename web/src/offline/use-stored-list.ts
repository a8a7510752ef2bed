import { useEffect, useState } from 'react';
import { watchStoredList } from './reports-on-device.ts';
import type { StoredEntry, StoredList } from './stored-list.ts';
import { forgetAllReports, forgetReport, storedList } from './stored-reports.ts';

/** The reports on this device, and how to forget them; null until they were looked for. */
export function useStoredList() {
	const [list, setList] = useState<StoredList | null>(null);
	useEffect(() => {
		const load = () => void storedList().then(setList);
		load();
		return watchStoredList(load);
	}, []);
	const load = async () => setList(await storedList());
	return {
		list,
		forget: (entry: StoredEntry) => forgetReport(entry.vin).then(load),
		forgetAll: () => forgetAllReports().then(load),
	};
}
