import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { SOON_PAGES } from './features/pages/soon-pages.ts';

export default [
	index('features/home/route.tsx'),
	route('checks/:vin', 'features/report/route.tsx'),
	route('sources', 'features/sources/route.tsx'),
	...SOON_PAGES.map(({ path }) =>
		route(path.slice(1), 'features/pages/soon-route.tsx', { id: `soon${path}` }),
	),
	route('testIndex', 'features/home/route.tsx', { id: 'testIndex' }),
	route('testChecks', 'features/test-pages/checks-route.tsx'),
	route('testError', 'features/test-pages/error-route.tsx'),
	route('*', 'features/pages/not-found-route.tsx'),
] satisfies RouteConfig;
