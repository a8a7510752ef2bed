import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OwnerReportState } from '../report/use-owner-report.ts';
import { ReportView } from '../report-page.tsx';
import { FULL_REPORT } from './reports.ts';

/** Something of a site that sends letters and takes both ways to pay, as HTML. */
export function markup(element: ReactElement): string {
	const routes = [{ id: 'root', path: '/', element, loader: () => null }];
	const settings = {
		mail: true,
		payments: { methods: ['card', 'sbp'], cardView: 'redirect' },
		signIn: { yandex: false, vk: false, google: true, telegram: true },
	};
	const site = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { settings } } } });
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

/** The page of a report in a state of its own. */
export const page = (state: OwnerReportState): string =>
	markup(<ReportView state={state} refresh={() => {}} />);

/** The page of a report that is there. */
export const shown = (report = FULL_REPORT, trouble = false): string =>
	page({ kind: 'report', report, trouble });
