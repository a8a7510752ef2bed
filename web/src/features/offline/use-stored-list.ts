import { useEffect, useState } from 'react';
import type { StoredEntry, StoredList } from '../../offline/stored-list.ts';
import { forgetAllReports, forgetReport, storedList } from '../../offline/stored-reports.ts';

/** The reports on this device, and how to forget them; null until they were looked for. */
export function useStoredList() {
	const [list, setList] = useState<StoredList | null>(null);
	useEffect(() => void storedList().then(setList), []);
	const look = async () => setList(await storedList());
	return {
		list,
		forget: (entry: StoredEntry) => forgetReport(entry.vin).then(look),
		forgetAll: () => forgetAllReports().then(look),
	};
}
