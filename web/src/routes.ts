import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { SOON_PAGES } from './features/pages/soon-pages.ts';

export default [
	index('features/home/route.tsx'),
	route('checks/:vin', 'features/report/route.tsx'),
	...SOON_PAGES.map(({ path }) =>
		route(path.slice(1), 'features/pages/soon-route.tsx', { id: `soon${path}` }),
	),
	route('*', 'features/pages/not-found-route.tsx'),
] satisfies RouteConfig;
