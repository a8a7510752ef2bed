import { useEffect } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { warmProtection } from '../protection/protected-call.ts';

/**
 * Fetches the scripts of a report and a bot-protection value while a person still types or waits. No register
 * is asked: that may cost, and is done after the press that asks for it.
 */
export function ReportAhead() {
	useEffect(() => warmProtection('check'), []);
	return <PrefetchPageLinks page="/checks/-" />;
}

/** The router names the route whose data it wants where that route has a loader of the browser, too. */
const ROUTE_ID = 'features/report/route';

/**
 * Fetches what the server has stored of a report that is likely to be opened next. `address`: its page; the
 * widget shows reports on its own, which is there already.
 */
export function StoredReportAhead({ address }: { address: string }) {
	const [path = '', search] = address.split('?');
	if (!path.startsWith('/checks/')) return null;
	const query = new URLSearchParams(search);
	query.set('_routes', ROUTE_ID);
	return <link rel="prefetch" as="fetch" href={`${path}.data?${query}`} />;
}
