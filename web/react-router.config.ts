import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'src',
	buildDirectory: 'build',
	ssr: true,
	// A dozen routes: naming them all in the page is smaller than asking the server for each.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
