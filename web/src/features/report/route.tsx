import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { lazy } from 'react';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import { readReportAddress } from '../../car/subject.ts';
import { decideStored } from '../../car/verdict/decide-stored.ts';
import { FailedPage } from '../../shell/failed-page.tsx';
import { siteKey } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import type { Route } from './+types/route';
import { openReportCopy } from './copy/open-report.ts';
import { isMalformedVin } from './malformed-vin.ts';
import { ReportPage } from './report-page.tsx';

/** Carries the search along, which no report needs. No boundary around it: the server sends it whole. */
const MalformedPage = lazy(async () => ({ default: (await import('./malformed-page.tsx')).MalformedPage }));

/** Only without a connection; the service worker has it ready. */
const ReportCopy = lazy(async () => ({ default: (await import('./copy/report-copy.tsx')).ReportCopy }));

/** Reads kept answers only: no supplier is ever asked because a page was opened. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const address = readReportAddress(params.vin, new URL(request.url).searchParams);
	switch (address.kind) {
		case 'moved':
			throw redirect(address.to, 301);
		case 'malformed':
			throw data({ text: address.text, problem: address.problem }, 404);
		case 'report': {
			const { vin, plate } = address;
			const stored = await context.get(siteKey).call.cachedReport(vin, plate);
			return { vin, plate, stored, decided: decideStored(vin, plate, stored), copyOf: null };
		}
	}
}

/** A change of page asks the server too; without a connection the copy on this device stands in. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	const parsed = parseVin(params.vin);
	return openReportCopy(parsed.ok ? parsed.vin : null, serverLoader);
}

/** /checks/{vin} */
export default function Report({
	loaderData: { vin, plate, stored, decided, copyOf },
}: Route.ComponentProps) {
	return (
		<>
			<Head
				title={`Проверка автомобиля по VIN ${vin}`}
				description={`История регистрации, ДТП, розыск, ограничения, залоги, пробег и ещё четыре проверки автомобиля с VIN ${vin}.`}
				index={false}
			/>
			{copyOf === null ? (
				<ReportPage key={vin} vin={vin} plate={plate} stored={stored} decided={decided} />
			) : (
				<ReportCopy vin={vin} plate={plate} stored={stored} savedAt={copyOf} />
			)}
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && isMalformedVin(error.data)) return <MalformedPage {...error.data} />;
	return <FailedPage error={error} />;
}
