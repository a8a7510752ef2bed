/**
 * `quick` is what `npm test` runs, `deep` the rest, which `npm run test:deep` runs; `whole` is both, for who
 * names a file. Vitest and Playwright read it from TEST_SUITE.
 */
export type Suite = 'quick' | 'deep' | 'whole';

/** Playwright's tag of a browser test that only the deep suite runs. */
export const DEEP_TAG = '@deep';

/** The tag of one that both run: the quick suite does not look at the screens on its way. */
export const LOOKED_TAG = '@looked';

/**
 * Unit tests of the deep suite, as globs from the root: they wait for real time, start several processes or
 * draw whole documents, and take five seconds or more each. What they are about has quick tests besides.
 */
export const LONG_TESTS: readonly string[] = [
	'registers/src/suppliers/*/silence.test.ts',
	'registers/src/suppliers/faults.test.ts',
	'registers/src/suppliers/person-faults.test.ts',
	'sandbox/src/gibdd/failure-mode.test.ts',
	'scripts/budget-on-three-servers.test.ts',
	'scripts/build/empty-contracts.test.ts',
	'lab/chaos/copy-commands.test.ts',
	'scripts/deploy/checked-by-programs.test.ts',
	'scripts/deploy/proxies.test.ts',
	'scripts/docs/channel-errors/bots.test.ts',
	'scripts/docs/channel-errors/push.test.ts',
	'scripts/operations/base-backup.test.ts',
	'scripts/operations/installed-command.test.ts',
	'scripts/operations/new-copy.test.ts',
	'scripts/operations/page-commands.test.ts',
	'scripts/operations/refused-commands.test.ts',
	'scripts/operations/serve-command.test.ts',
	'scripts/operations/trial-commands.test.ts',
	'scripts/point-in-time.test.ts',
	'scripts/small-server.test.ts',
	'scripts/stop-under-load.test.ts',
	'scripts/two-servers.test.ts',
	'server/src/**/interleaving.test.ts',
	'server/src/backup/rehearsing.test.ts',
	'server/src/clock-skew.test.ts',
	'server/src/http/close-in-time.test.ts',
	'server/src/http/guards/connection-limit.test.ts',
	'server/src/jobs/create-jobs.test.ts',
	'server/src/max/load.test.ts',
	'server/src/owner-reports/document/documents.test.ts',
	'server/src/paid-lookup/played.test.ts',
	'server/src/sign-in/providers/late.test.ts',
	'server/src/store/embedded/embedded-store.test.ts',
	'server/src/store/embedded/watch.test.ts',
	'server/src/watch-in-chats.test.ts',
	'server/src/watches/push/push-channel.test.ts',
	'server/src/store/migrate.test.ts',
	'server/src/store/open-standby.test.ts',
	'server/src/store/pgbouncer.test.ts',
	'server/src/store/tls.test.ts',
	'server/src/supplier-budget/attack.test.ts',
	'server/src/telegram/load.test.ts',
	'server/src/telegram/telegram.test.ts',
	'server/src/two-nodes.test.ts',
];

/**
 * Laws that hold for every car and person that can be invented. They run in both suites; the quick one
 * invents fewer.
 */
export const LAWS: readonly string[] = ['decision/src/*/laws.test.ts'];

/** Tests of what reads the writing of people and registers. */
export const PARSERS: readonly string[] = [
	'contract/src/vocabulary/',
	'contract/src/vin-reading/',
	'registers/src/reading/',
	'registers/src/person-match.test.ts',
	'server/src/bot/intent.test.ts',
	'web/src/search/rules.test.ts',
	'web/src/features/owner-report/form/',
];
/** Cases for each of their properties in the deep suite; the quick one has fast-check's hundred. */
export const PARSER_CASES = 100_000;

/** How many cases a law is tried with. */
export function lawRunsOf(suite: Suite): number {
	return suite === 'quick' ? 500 : 10_000;
}

/** The suite that an environment asks for; throws for a word that is none. */
export function suiteOf(env: Readonly<Record<string, string | undefined>>): Suite {
	const word = env.TEST_SUITE || 'whole';
	if (word === 'quick' || word === 'deep' || word === 'whole') return word;

	throw new Error(`TEST_SUITE is quick, deep or whole, not ${word}`);
}

/**
 * The parts of the deep suite's browser tests: what screens look like; how a page comes and what it survives;
 * what a signed-in or paying person does; all other journeys.
 */
export const BROWSER_PARTS = ['screens', 'loading', 'accounts', 'journeys'] as const;
export type BrowserPart = (typeof BROWSER_PARTS)[number];

/** Names of test files; the journeys are all that stand in no other part. */
const PARTS: Readonly<Record<Exclude<BrowserPart, 'journeys'>, readonly string[]>> = {
	screens: ['[a-z-]*screens', '[a-z-]*states', 'page-widths'],
	loading: [
		...['composing', 'early-start', 'errors', 'fetch-ahead', 'install-hint', 'lost-scripts', 'new-version'],
		...['offline', 'page-scripts', 'page-styles', 'recent-cars', 'report-height', 'translated'],
		'without-scripts',
	],
	accounts: [
		...['auth-[a-z]*', 'bot-account', 'cabinet', 'comments', 'linked-sign-ins', 'mail', 'moderation'],
		...['operator', 'owner-report', 'owner-report-form', 'paid-plate', 'payment', 'payment-frame'],
		...['session', 'sessions', 'watch', 'watch-channels'],
	],
};

/** The browser test files that are left out where TEST_PART names a part; throws for a word that is none. */
export function leftOutOf(env: Readonly<Record<string, string | undefined>>): readonly RegExp[] {
	const word = env.TEST_PART;
	if (!word) return [];
	const part = BROWSER_PARTS.find((known) => known === word);
	if (part === undefined) throw new Error(`TEST_PART is ${BROWSER_PARTS.join(', ')}, not ${word}`);
	if (part === 'journeys') return [RegExp(filesNamed(Object.values(PARTS).flat()))];

	return [RegExp(`^(?!.*${filesNamed(PARTS[part])})`)];
}

function filesNamed(names: readonly string[]): string {
	return `/(?:${names.join('|')})\\.e2e\\.ts$`;
}

/** Globs of the test files that a suite takes of those given, and of the ones that it leaves out. */
export function filesOf(
	suite: Suite,
	include: readonly string[],
	isOurs: (glob: string) => boolean,
): { readonly include: string[]; readonly exclude: string[] } {
	if (suite === 'deep') return { include: [...LONG_TESTS, ...LAWS].filter(isOurs), exclude: [] };

	return { include: [...include], exclude: suite === 'quick' ? [...LONG_TESTS] : [] };
}
