/**
 * Which other domains (folders of `server/src`) each may use, beside those of BASE_FOLDERS; one that is not
 * named uses none.
 */
export const DOMAINS: Readonly<Record<string, readonly string[]>> = {
	accounts: ['bot', 'comments', 'jobs', 'ledger', 'mail', 'owner-reports', 'shares', 'watches'],
	answers: ['metrics'],
	backup: ['accounts', 'bot', 'comments', 'ledger', 'moderation', 'owner-reports', 'shares', 'watches'],
	bot: ['answers', 'check', 'paid-lookup', 'plate'],
	check: ['answers', 'metrics'],
	decision: ['check'],
	health: ['telegram'],
	mail: ['jobs'],
	max: ['bot', 'telegram'],
	moderation: ['comments', 'telegram'],
	operator: [
		'accounts',
		'moderation',
		'owner-reports',
		'paid-lookup',
		'payments',
		'processes',
		'supplier-budget',
		'supplier-stops',
		'watches',
	],
	'owner-reports': ['decision', 'jobs', 'mail'],
	'paid-lookup': ['answers', 'ledger'],
	payments: ['ledger', 'metrics', 'owner-reports'],
	plate: ['answers', 'check', 'metrics'],
	shares: ['check'],
	'sign-in': ['accounts', 'telegram'],
	telegram: ['bot'],
	watches: ['answers', 'bot', 'check', 'jobs', 'mail'],
};

/** Folders of `server/src` that know no domain and that all of them may use. */
export const BASE_FOLDERS: readonly string[] = ['config', 'drawing', 'http', 'store'];

/** Files of `server/src` that put the server together; all others there are base, like the folders above. */
export const COMPOSITION_FILES: readonly string[] = [
	...['app', 'background', 'build-deps', 'server-deps', 'server-metrics', 'site-settings', 'start', 'worker'],
];
