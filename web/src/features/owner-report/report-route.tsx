import { data } from 'react-router';
import { Head } from '../../ui/head.tsx';
import { NotFoundPage } from '../pages/not-found.tsx';
import type { Route } from './+types/report-route';
import { isReportNumber } from './addresses.ts';
import { OwnerReportPage } from './report-page.tsx';

/** The status of an address without a report's number. No report is in the server's page. */
export function loader({ params }: Route.LoaderArgs) {
	if (isReportNumber(params.uuid)) return null;
	return data(null, { status: 404 });
}

/** In the browser the page itself asks. */
export function clientLoader() {
	return null;
}

/** /ownerReport/{uuid} */
export default function OwnerReportRoute({ params: { uuid } }: Route.ComponentProps) {
	if (!isReportNumber(uuid)) return <NotFoundPage />;
	return (
		<>
			<Head title="Отчёт о владельце" description="Отчёт о владельце автомобиля." index={false} />
			<OwnerReportPage key={uuid} uuid={uuid} />
		</>
	);
}
