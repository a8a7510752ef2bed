import { redirect } from 'react-router';
import { readReportAddress } from '../../car/subject.ts';
import { siteKey } from '../../site.ts';
import { carryFrame } from '../../ui/carry-frame.ts';
import { Head } from '../../ui/head.tsx';
import type { Route } from './+types/route';
import themes from './themes.css?url';
import { WidgetPage } from './widget-page.tsx';

export const links = () => [{ rel: 'stylesheet', href: themes }];

/** Reads cached answers only, like the report. The widget looks as in a frame, wherever it stands. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { pathname, search, searchParams } = new URL(request.url);
	if (searchParams.get('isFrame') !== 'true') throw redirect(carryFrame(pathname + search));
	const text = searchParams.get('vin') ?? '';
	if (text === '') return { report: null };
	const address = readReportAddress(text, searchParams);
	if (address.kind === 'malformed') return { report: null };
	if (address.kind === 'moved') {
		const vin = address.to.replace(/^\/checks\/|\?.*$/g, '');
		throw redirect(
			`${pathname}?${new URLSearchParams([...searchParams].map(([name, value]) => [name, name === 'vin' ? vin : value]))}`,
		);
	}
	const { vin, plate } = address;
	return { report: { vin, plate, stored: await context.get(siteKey).call.cachedReport(vin) } };
}

/** /widget: the search and the cards alone, for a frame on somebody else's page (docs/widget.md). */
export default function Widget({ loaderData: { report } }: Route.ComponentProps) {
	return (
		<>
			<Head
				title="Проверка автомобиля"
				description="Поиск по VIN и госномеру и карточки проверок для другого сайта."
				index={false}
			/>
			<WidgetPage report={report} />
		</>
	);
}
