/**
 * `quick` is what `npm test` runs, `deep` the rest, which `npm run test:deep` runs; `whole` is both, for who
 * names a file. Vitest and Playwright read it from TEST_SUITE.
 */
export type Suite = 'quick' | 'deep' | 'whole';

/** Playwright's tag of a browser test that only the deep suite runs. */
export const DEEP_TAG = '@deep';

/** The tag of one that both run: the quick suite does not look at the screens on its way. */
export const INSPECTED_TAG = '@inspected';

/** The unit tests that the deep suite alone runs, as a glob. */
const LONG_TESTS = '**/*.long.test.ts';

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
 * The parts of the deep suite's browser tests, by their folders in `e2e`: what screens look like; how a page
 * comes and what it survives; what a signed-in or paying person does; all other journeys, and served pages.
 */
const PARTS = {
	screens: 'screens',
	loading: 'loading',
	accounts: 'accounts',
	journeys: '{journeys,pages}',
} as const;
export type BrowserPart = keyof typeof PARTS;
export const BROWSER_PARTS = Object.keys(PARTS) as readonly BrowserPart[];

/** A glob of the browser tests' folders: all, or those of the part in TEST_PART. Throws for no such part. */
export function browserFolders(env: Readonly<Record<string, string | undefined>>): string {
	const word = env.TEST_PART;
	if (!word) return '*';
	const part = BROWSER_PARTS.find((known) => known === word);
	if (part === undefined) throw new Error(`TEST_PART is ${BROWSER_PARTS.join(', ')}, not ${word}`);

	return PARTS[part];
}

/**
 * Globs of the unit tests that a suite takes of some folders, and of those that it leaves out. A
 * `*.long.test.ts` waits for real time, starts several processes or draws whole documents, and takes five
 * seconds or more; what it is about has quick tests besides. Laws hold for every car and person that can be
 * invented: both suites run them, the quick one with fewer cases.
 */
export function filesOf(
	suite: Suite,
	folders: string,
): { readonly include: string[]; readonly exclude: string[] } {
	if (suite === 'deep') return { include: [`${folders}/**/{*.long,laws}.test.ts`], exclude: [] };

	return {
		include: [`${folders}/**/*.test.{ts,tsx}`],
		exclude: suite === 'quick' ? [LONG_TESTS] : [],
	};
}
