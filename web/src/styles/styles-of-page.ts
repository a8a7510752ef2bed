import { isContent } from '@avtosverka/contract/page-of';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import appPromo from './app-promo.css?inline';
import article from './article.css?inline';
import codes from './codes.css?inline';
import content from './content.css?inline';
import contractGuide from './contract-guide.css?inline';
import home from './home.css?inline';
import kbm from './kbm.css?inline';
import ownerReport from './owner-report.css?inline';
import report from './report.css?inline';
import sources from './sources.css?inline';

const SAMPLE = `/ownerReport/${SAMPLE_REPORT_UUID}`;

/** By the route's module. */
const OF_ROUTE: Readonly<Record<string, string>> = {
	'features/app-promo/route': appPromo,
	'features/codes/route': codes,
	'features/contract-of-sale/guide-route': contractGuide,
	'features/home/route': home,
	'features/kbm/route': kbm,
	'features/report/route': report,
	'features/shared-report/route': report,
	'features/sources/route': sources,
};

/** The styles that stand in a page of a route; empty where it asks for the sheet of the whole site. */
export function stylesOfPage(routeId: string, path: string): string {
	// A development server changes one sheet in place.
	if (import.meta.env.DEV) return '';
	// A report of somebody is fetched in the browser, and may show the way to pay for it.
	if (path === SAMPLE) return ownerReport;
	if (routeId.startsWith('content/posts/')) return article;
	return OF_ROUTE[routeId] ?? (isContent(path) ? content : '');
}
