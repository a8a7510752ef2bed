/** The server's domains (folders of `server/src`) and which each may use, beside those of BASE_FOLDERS. */
export const DOMAINS: Readonly<Record<string, readonly string[]>> = {
	accounts: ['bot', 'comments', 'jobs', 'ledger', 'mail', 'owner-reports', 'shares', 'watches'],
	answers: ['metrics'],
	backup: ['accounts', 'bot', 'comments', 'ledger', 'moderation', 'owner-reports', 'shares', 'watches'],
	bot: ['answers', 'check', 'paid-lookup', 'plate'],
	cabinet: [],
	'car-document': ['check', 'decision'],
	check: ['answers', 'metrics'],
	comments: [],
	'damage-map': [],
	decision: ['check'],
	health: ['telegram'],
	jobs: [],
	ledger: [],
	mail: ['jobs'],
	max: ['bot'],
	metrics: [],
	moderation: ['bot', 'comments', 'telegram'],
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
	'page-errors': [],
	pages: [],
	'paid-lookup': ['answers', 'ledger'],
	payments: ['ledger', 'metrics', 'owner-reports'],
	plate: ['answers', 'check', 'metrics'],
	processes: [],
	protection: [],
	shares: ['check'],
	'sign-in': ['accounts', 'bot'],
	sources: [],
	'supplier-budget': [],
	'supplier-stops': [],
	telegram: ['bot'],
	telemetry: [],
	watches: ['answers', 'bot', 'check', 'jobs', 'mail'],
};

/** Folders of `server/src` that know no domain and that all of them may use. */
export const BASE_FOLDERS: readonly string[] = ['config', 'documents', 'drawing', 'http', 'store'];

/** Files of `server/src` that put the server together; all others there are base, like the folders above. */
export const COMPOSITION_FILES: readonly string[] = [
	...['app', 'background', 'build-deps', 'server-deps', 'server-metrics', 'site-settings', 'start', 'worker'],
];
