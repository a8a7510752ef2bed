/** Who may show a page in a frame, beside this site itself. */
export type Framing = 'nobody' | 'named' | 'anybody';

/** What is true of a page. `framing`, `offline: 'none'` and `quiet` hold for all paths below it too. */
export type Page = {
	readonly path: string;
	/** True where search engines may show it. */
	readonly indexed: boolean;
	/** True where robots are asked not even to read it: it belongs to its requester. */
	readonly closed: boolean;
	/** `named`: those alone whom the operator names. */
	readonly framing: Framing;
	/** True where a token in the address may sign somebody in. */
	readonly takesToken: boolean;
	/**
	 * What the service worker does. `page`: may keep a copy. `report`: stands in with the copy that the page
	 * keeps itself. `none`: stays away. `other`: keeps nothing, and the offline page stands in.
	 */
	readonly offline: 'page' | 'report' | 'none' | 'other';
	/** What a counter learns of the address: `beginning` where its end tells whose page it is. */
	readonly counted: 'whole' | 'beginning';
	/** True where a person signs in, pays or decides: no other notice there, and nothing reloads the page. */
	readonly quiet: boolean;
	/** `content`: a page that is read; it comes ready from the server, and no application starts in it. */
	readonly runs: 'application' | 'content';
};

type Traits = Omit<Page, 'path'>;

const PLAIN: Traits = {
	indexed: false,
	closed: false,
	framing: 'anybody',
	takesToken: false,
	offline: 'other',
	counted: 'whole',
	quiet: false,
	runs: 'application',
};
/** Without anything personal. */
const PUBLIC: Traits = { ...PLAIN, indexed: true, offline: 'page' };
const CONTENT: Traits = { ...PUBLIC, runs: 'content' };
/** A person signs in, pays, deletes or decides there: no frame may steer clicks. */
const GUARDED: Traits = { ...PLAIN, framing: 'nobody', offline: 'none', quiet: true };
/** Our apps and partners frame it, and a person pays or names somebody there. */
const NAMED: Traits = { ...GUARDED, framing: 'named' };
const CABINET: Traits = { ...GUARDED, closed: true, quiet: false };

/** Every page of the site: the one list. Indexed ones stand in the order of the sitemap. */
export const PAGES: readonly Page[] = [
	{ path: '/', ...PUBLIC },
	{ path: '/ownerReport', ...NAMED, indexed: true },
	{ path: '/ownerReport/consent', ...NAMED, closed: true },
	{ path: '/ownerReport/:uuid', ...NAMED, closed: true, takesToken: true, counted: 'beginning' },
	{ path: '/posts', ...CONTENT },
	{ path: '/posts/:path', ...CONTENT },
	{ path: '/codes', ...CONTENT },
	{ path: '/dogovor', ...CONTENT },
	{ path: '/dogovor/form', ...PUBLIC, quiet: true },
	{ path: '/kbm', ...CONTENT },
	{ path: '/faq', ...CONTENT },
	{ path: '/howMeHelp', ...CONTENT },
	{ path: '/app', ...CONTENT },
	{ path: '/sources', ...CONTENT },
	{ path: '/privacyPolicy', ...CONTENT },
	{ path: '/terms_of_use.html', ...CONTENT },
	{ path: '/policy.html', ...PLAIN, runs: 'content' },
	{ path: '/checks/:vin', ...PLAIN, closed: true, offline: 'report', counted: 'beginning' },
	{ path: '/compare', ...PLAIN, closed: true },
	{ path: '/auth', ...GUARDED },
	{ path: '/user', ...CABINET },
	{ path: '/user/payments', ...CABINET },
	{ path: '/user/comments', ...CABINET },
	{ path: '/user/reports', ...CABINET },
	{ path: '/moderation', ...GUARDED, closed: true, counted: 'beginning' },
	{ path: '/operator', ...GUARDED, closed: true, counted: 'beginning' },
	{ path: '/deleteAccount', ...GUARDED, takesToken: true },
	{ path: '/payment', ...GUARDED, takesToken: true },
	{ path: '/appPay', ...NAMED, takesToken: true },
	{ path: '/app/cabinet', ...NAMED, takesToken: true },
	{ path: '/successPay', ...NAMED },
	{ path: '/failPay', ...NAMED },
	{ path: '/redirect', ...PLAIN, closed: true, offline: 'none' },
	{ path: '/widget', ...PLAIN },
	{ path: '/share', ...PLAIN },
	// The example too: nothing in it is true, and no search engine is to show «Остановитесь» of a VIN.
	{ path: '/s/:token', ...PLAIN, framing: 'nobody', offline: 'none', counted: 'beginning' },
	{ path: '/o/:token', ...GUARDED, closed: true, counted: 'beginning', quiet: false },
	{ path: '/u/:token', ...GUARDED, counted: 'beginning' },
	{ path: '/offline', ...PLAIN },
	{ path: '/testIndex', ...PLAIN },
	{ path: '/testChecks', ...PLAIN },
	{ path: '/testError', ...PLAIN },
	{ path: '/*', ...PLAIN, runs: 'content' },
];
