import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'src',
	buildDirectory: 'build',
	ssr: true,
	// One script a page: halves of a route would be two requests.
	splitRouteModules: false,
	// A dozen routes: naming them all in the page is smaller than asking the server for each.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
