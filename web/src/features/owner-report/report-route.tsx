import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { data } from 'react-router';
import { siteKey } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import { NotFoundPage } from '../../ui/not-found.tsx';
import { isReportNumber, SAMPLE_ADDRESS } from '../../ui/owner-report-addresses.ts';
import type { Route } from './+types/report-route';
import { OwnerReportPage } from './report-page.tsx';
import { loadShared, SharedPage } from './shared/shared-page.tsx';

export const handle = { static: [SAMPLE_ADDRESS] };

/**
 * The status of an address without a report's number. No report is in the server's page but the sample, and
 * the masked one behind a link.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { call } = context.get(siteKey);
	if ('token' in params) return loadShared(call, params.token ?? '');
	if (params.uuid === SAMPLE_REPORT_UUID) return call.sampleOwnerReport();
	if (isReportNumber(params.uuid)) return null;
	return data(null, { status: 404 });
}

/** In the browser the page itself asks, but for what a link leads to. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	return 'token' in params ? serverLoader() : null;
}

/** /ownerReport/{uuid}, and /o/{token}: a report that somebody shares. */
export default function OwnerReportRoute({ params, loaderData }: Route.ComponentProps) {
	const linked = loaderData && 'state' in loaderData ? loaderData : null;
	if (linked !== null) return <SharedPage linked={linked} />;
	const uuid = 'uuid' in params ? params.uuid : undefined;
	if (!isReportNumber(uuid)) return <NotFoundPage />;
	const rendered = loaderData && 'report_uuid' in loaderData ? loaderData : null;
	return (
		<>
			<Head title="Отчёт о владельце" description="Отчёт о владельце автомобиля." index={false} />
			<OwnerReportPage key={uuid} uuid={uuid} rendered={rendered} />
		</>
	);
}
