/**
 * The site's folders (of `web/src`) and which each may use, beside those of WEB_BASE_FOLDERS. A page that
 * uses none has no line.
 */
export const WEB_FOLDERS: Readonly<Record<string, readonly string[]>> = {
	ads: [],
	car: [],
	comments: ['sign-in'],
	'features/auth': ['shell', 'sign-in'],
	'features/compare': ['car'],
	'features/cabinet': ['comments', 'purchase', 'shell', 'sign-in'],
	'features/delete-account': ['features/owner-report', 'shell'],
	'features/help': ['car'],
	'features/home': ['car', 'plate', 'search'],
	'features/moderation': ['shell'],
	'features/operator': ['shell'],
	'features/owner-report': ['purchase', 'search', 'shell', 'sign-in'],
	'features/payment': ['purchase', 'shell'],
	'features/report': ['ads', 'car', 'comments', 'search', 'shell'],
	'features/share': ['search'],
	'features/shared-report': ['car'],
	'features/sources': ['car'],
	'features/test-pages': ['car', 'features/report', 'search'],
	'features/widget': ['car', 'comments', 'plate', 'search'],
	plate: ['purchase', 'sign-in'],
	purchase: ['sign-in'],
	search: [],
	shell: [],
	'sign-in': [],
};

/** Folders of `web/src` that know no page and that all of them may use. */
export const WEB_BASE_FOLDERS: readonly string[] = [
	...['analytics', 'asked-prices', 'content', 'embed', 'errors', 'loading', 'offline', 'picture-reading'],
	...['polling', 'protection', 'session', 'styles', 'testing', 'ui'],
];
