import { redirect } from 'react-router';
import { readReportAddress } from '../../car/subject.ts';
import { decideStored } from '../../car/verdict/decide-stored.ts';
import { FilledSearchForm } from '../../search/search-form.tsx';
import { siteKey } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import { ReportPage } from '../report/report-page.tsx';
import type { Route } from './+types/checks-route';

/** Reads cached answers only, like the report itself. The report's own address explains an odd VIN. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const text = searchParams.get('vin') ?? '';
	if (text === '') return null;
	const address = readReportAddress(text, searchParams);
	if (address.kind !== 'report') throw redirect(`/checks/${encodeURIComponent(text)}`);
	const { vin, plate } = address;
	const stored = await context.get(siteKey).call.cachedReport(vin, plate);
	return { vin, plate, stored, decided: decideStored(vin, plate, stored) };
}

/** /testChecks?vin=…: a report at a test address; without a VIN, the search. */
export default function TestChecks({ loaderData: report }: Route.ComponentProps) {
	return (
		<>
			<Head title="Проба проверок" description="Отчёт о машине по пробному адресу." index={false} />
			{report === null ? (
				<div className="wrap py-12">
					<h1 className="mb-6 text-3xl font-bold">Проба проверок</h1>
					<FilledSearchForm />
				</div>
			) : (
				<ReportPage key={report.vin} {...report} />
			)}
		</>
	);
}
