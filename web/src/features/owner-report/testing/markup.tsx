import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ReportView } from '../report-page.tsx';

/** The page of a report as HTML, as somebody sees it who has not signed in; `cars`: of their account. */
export function pageMarkup(report: OwnerReport, cars: readonly string[] = []): string {
	const element = <ReportView state={{ kind: 'report', report, cars, trouble: false }} refresh={() => {}} />;
	const settings = {
		payments: { methods: ['card', 'sbp'], cardView: 'redirect' },
		signIn: { yandex: false, vk: false, google: true, telegram: true },
	};
	const site = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
		hydrationData: { loaderData: { root: { settings } } },
	});
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

/** What a person reads, without the markup. */
export function readText(html: string): string {
	return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

/** The card of one block and what follows it up to the next one, as it is read. */
export function blockText(html: string, id: string): string {
	const piece = html.split('<section id="').find((one) => one.startsWith(`${id}"`));
	return readText(`<section id="${piece ?? ''}`);
}
