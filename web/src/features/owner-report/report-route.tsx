import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { data } from 'react-router';
import { siteKey } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import { NotFoundPage } from '../pages/not-found.tsx';
import type { Route } from './+types/report-route';
import { isReportNumber, SAMPLE_ADDRESS } from './addresses.ts';
import { OwnerReportPage } from './report-page.tsx';

export const handle = { static: [SAMPLE_ADDRESS] };

/** The status of an address without a report's number. No report but the sample is in the server's page. */
export async function loader({ params, context }: Route.LoaderArgs) {
	if (params.uuid === SAMPLE_REPORT_UUID) return context.get(siteKey).call.sampleOwnerReport();
	if (isReportNumber(params.uuid)) return null;
	return data(null, { status: 404 });
}

/** In the browser the page itself asks. */
export function clientLoader() {
	return null;
}

/** /ownerReport/{uuid} */
export default function OwnerReportRoute({ params: { uuid }, loaderData }: Route.ComponentProps) {
	if (!isReportNumber(uuid)) return <NotFoundPage />;
	return (
		<>
			<Head title="Отчёт о владельце" description="Отчёт о владельце автомобиля." index={false} />
			<OwnerReportPage key={uuid} uuid={uuid} rendered={loaderData ?? null} />
		</>
	);
}
