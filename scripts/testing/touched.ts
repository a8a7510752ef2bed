/** Folders whose types are checked, each with its own tsconfig.json, in order of what they build upon. */
export const WORKSPACES = [
	...([
		'contract',
		'decision',
		'registers',
		'sandbox',
		'server',
		'web',
		'e2e',
		'e2e/pages',
		'scripts',
	] as const),
];

type Workspace = (typeof WORKSPACES)[number];

/** Whose types a change in a folder can break, besides the folder's own. */
const USERS: Readonly<Record<string, readonly Workspace[]>> = {
	contract: WORKSPACES,
	decision: ['server', 'web', 'e2e', 'e2e/pages', 'scripts'],
	registers: ['sandbox', 'server', 'e2e', 'e2e/pages', 'scripts'],
	harness: ['server', 'e2e', 'scripts'],
	lab: ['scripts'],
	sandbox: ['server', 'e2e', 'e2e/pages', 'scripts'],
	server: ['e2e/pages', 'scripts'],
	web: ['e2e', 'e2e/pages'],
	e2e: ['e2e/pages', 'scripts'],
	scripts: ['e2e'],
};

const STATIC_PAGES = ['pages', 'links', 'markup', 'russian'];

/** Browser journeys by the words of a path; each row that fits adds its own. */
const JOURNEYS: readonly (readonly [RegExp, readonly string[]])[] = [
	[/comments?\b/, ['comments']],
	[/moderation/, ['moderation']],
	[/picture-reading|vin-reading|camera/, ['camera']],
	[/owner-reports?/, ['owner-report', 'owner-report-form', 'mail']],
	[/payments?\b|purchase|moneta|ledger/, ['payment', 'payment-frame', 'paid-plate']],
	[/paid-lookup/, ['paid-plate']],
	[/\bplates?\b/, ['plate', 'paid-plate']],
	[
		/\bauth\b|sign-in|oidc|oauth|google|yandex|\bvk\b/,
		['auth-google', 'auth-yandex', 'auth-vk', 'linked-sign-ins', 'auth-messenger'],
	],
	[/telegram|\bmax\b|messenger/, ['auth-messenger', 'bot']],
	[/\bbot\b/, ['bot']],
	[/\bwatches\b|watch-mail|report\/watch\//, ['watch', 'watch-channels']],
	[/sessions?\b|accounts?\b/, ['session', 'sessions', 'cabinet']],
	[/cabinet/, ['cabinet']],
	[/contract-of-sale/, ['contract-of-sale']],
	[/widget|\bembed\b/, ['widget']],
	[/protection/, ['protection']],
	[/\bads\b/, ['ads']],
	[/offline|app-promo/, ['offline', 'install-hint', 'new-version']],
	[/search/, ['search']],
	[
		/features\/report|web\/src\/car\/|\/check\/|\/answers\/|damage-map|^registers\/|^decision\//,
		['ten-answers', 'report', 'late-answer'],
	],
	[/picture/, ['captcha']],
	[/\bmail\b/, ['mail']],
	[/errors\b/, ['errors']],
	[/loading|entry\.client/, ['lost-scripts']],
	[/content-page/, ['fetch-ahead', 'without-scripts', 'page-scripts']],
	[/app-promo/, ['without-scripts']],
	[/kbm/, ['kbm']],
	[/web\/src\/styles\//, ['page-styles', 'pages']],
	[/features\/(?:home|help|codes|kbm|documents|posts|not-found|share|sources|redirect)\//, STATIC_PAGES],
	[/src\/pages\//, STATIC_PAGES],
	[/^web\/src\/(?:ui|shell|content)\/|^web\/src\/[^/]+$/, ['home', 'report', ...STATIC_PAGES]],
	[/^server\/src\/http\//, ['home', 'report', 'pages']],
];

/** What a change touches, of what can be checked in parts. */
export type Touched = {
	readonly workspaces: readonly Workspace[];
	/** Names of files in `e2e`, without `.e2e.ts`. */
	readonly journeys: readonly string[];
};

/** @param paths of changed files, from the root, with `/` */
export function touchedBy(paths: readonly string[]): Touched {
	const workspaces = new Set(paths.flatMap(workspacesOf));

	return {
		workspaces: WORKSPACES.filter((folder) => workspaces.has(folder)),
		journeys: [...new Set(paths.flatMap(journeysOf))].sort(),
	};
}

function workspacesOf(path: string): readonly string[] {
	if (/\.(?:md|svg|png|css|txt)$/.test(path)) return [];
	if (/^[^/]+\.(?:json|ts)$/.test(path)) return WORKSPACES;
	const [folder = ''] = path.split('/');

	return folder in USERS ? [folder, ...(USERS[folder] ?? [])] : [];
}

function journeysOf(path: string): readonly string[] {
	const own = /^e2e\/([\w-]+)\.e2e\.ts$/.exec(path)?.[1];
	if (own) return [own];
	// A test tells of nothing but itself, and the whole of e2e and scripts is not a feature.
	if (
		/\.test\.tsx?$|\.md$|\/testing\//.test(path) ||
		!/^(?:contract|decision|registers|sandbox|server|web)\//.test(path)
	) {
		return [];
	}
	const inside = path.replace(/^contract\/src\//, '');

	return JOURNEYS.flatMap(([words, journeys]) => (words.test(inside) ? journeys : []));
}

/** Every journey that the table names, for its test. */
export const NAMED_JOURNEYS: readonly string[] = [...new Set(JOURNEYS.flatMap(([, journeys]) => journeys))];
