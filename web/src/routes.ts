import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { SOON_PAGES } from './features/pages/soon-pages.ts';

export default [
	index('features/home/route.tsx'),
	route('checks/:vin', 'features/report/route.tsx'),
	route('sources', 'features/sources/route.tsx'),
	route('auth', 'features/auth/route.tsx'),
	route('user', 'features/cabinet/route.tsx', [
		index('features/cabinet/info-route.tsx'),
		route('payments', 'features/cabinet/payments-route.tsx'),
		route('comments', 'features/cabinet/comments-route.tsx'),
		route('reports', 'features/cabinet/reports-route.tsx'),
	]),
	route('moderation', 'features/moderation/route.tsx'),
	route('deleteAccount', 'features/delete-account/route.tsx'),
	route('payment', 'features/payment/route.tsx'),
	route('appPay', 'features/payment/app-route.tsx'),
	route('app/cabinet', 'features/payment/app-route.tsx', { id: 'appCabinet' }),
	route('successPay', 'features/payment/success-route.tsx'),
	route('failPay', 'features/payment/fail-route.tsx'),
	...SOON_PAGES.map(({ path }) =>
		route(path.slice(1), 'features/pages/soon-route.tsx', { id: `soon${path}` }),
	),
	route('testIndex', 'features/home/route.tsx', { id: 'testIndex' }),
	route('testChecks', 'features/test-pages/checks-route.tsx'),
	route('testError', 'features/test-pages/error-route.tsx'),
	route('*', 'features/pages/not-found-route.tsx'),
] satisfies RouteConfig;
