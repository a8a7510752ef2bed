import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ReportView } from '../report-page.tsx';

/** The page of a report as HTML, as somebody sees it who has not signed in. */
export function pageMarkup(report: OwnerReport): string {
	const element = <ReportView state={{ kind: 'report', report, trouble: false }} refresh={() => {}} />;
	const settings = {
		payments: { methods: ['card', 'sbp'], cardView: 'redirect' },
		signIn: { google: true, telegram: true },
	};
	const site = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
		hydrationData: { loaderData: { root: { settings } } },
	});
	return renderToStaticMarkup(<RouterProvider router={site} />);
}
