import { useEffect } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { warmProtection } from '../protection/protected-call.ts';
import { useCarAddresses } from '../ui/car-addresses.ts';

/** The page of a report; null in the widget, which shows reports on its own page. */
function useReportPage(vin: string, plate?: string): string | null {
	const address = useCarAddresses().report(vin, plate);
	return address.startsWith('/checks/') ? address : null;
}

/**
 * Fetches the scripts of a report and a bot-protection value while a person still types or waits. No register
 * is asked: that may cost, and is done after the press that asks for it.
 */
export function ReportAhead() {
	const page = useReportPage('-');
	useEffect(() => warmProtection('check'), []);
	return page && <PrefetchPageLinks page={page} />;
}

/** The router names the route whose data it wants where that route has a loader of the browser, too. */
const ROUTE_ID = 'features/report/route';

/** Fetches what the server has stored of a report that is likely to be opened next. */
export function StoredReportAhead({ vin, plate }: { vin: string; plate: string }) {
	const page = useReportPage(vin, plate);
	if (page === null) return null;
	const [path, search] = page.split('?');
	const query = new URLSearchParams(search);
	query.set('_routes', ROUTE_ID);
	return <link rel="prefetch" as="fetch" href={`${path}.data?${query}`} />;
}
