import { changedSteps } from './changed-steps.ts';
import { biome, browserTests, fuzz, ownRules, type Step, spelling, typesOf, unitTests } from './steps.ts';
import { BROWSER_PARTS, PARSER_CASES, PARSERS } from './suites.ts';
import { WORKSPACES } from './touched.ts';

/** What `npm test` does, in its order. */
const QUICK: readonly Step[] = [
	...[biome(['.']), ownRules(), spelling(['.'])],
	...WORKSPACES.map(typesOf),
	...[unitTests('quick'), browserTests('quick')],
];

/** Folders whose long tests are the deep suite's part of that name. */
export const LONG_PARTS = {
	processes: ['decision/src', 'registers/src', 'sandbox/src', 'server/src'],
	operations: ['lab/', 'scripts/'],
	engines: ['e2e/engines/'],
} as const;

/** What `npm run test:deep` does, in its order: everything that `npm test` leaves out, part by part. */
const DEEP: readonly Step[] = [
	...[unitTests('deep', LONG_PARTS.processes), fuzz()].map((step) => ({ ...step, group: 'processes' })),
	{ ...unitTests('deep', LONG_PARTS.operations), group: 'operations' },
	{ ...unitTests('deep', LONG_PARTS.engines), group: 'engines' },
	{ ...unitTests('whole', PARSERS, { PROPERTY_CASES: String(PARSER_CASES) }), group: 'parsers' },
	...BROWSER_PARTS.map((part) => browserTests('deep', [], part)),
];

/** What is to be run, or a sentence on why there is no such thing. */
export type Plan = { readonly steps: readonly Step[] } | { readonly problem: string };

/** The steps that the words after `npm test --` ask for: `--deep`, `--changed`, and names of groups. */
export function planOf(words: readonly string[]): Plan {
	const groups = words.filter((word) => !word.startsWith('--'));
	const flags = words.filter((word) => word.startsWith('--'));
	const [flag] = flags;
	if (flags.length > 1 || (flag !== undefined && flag !== '--deep' && flag !== '--changed')) {
		return { problem: `Нет такого ключа: ${flags.join(' ')}; есть --deep и --changed, по одному.` };
	}
	const all = flag === '--changed' ? changedSteps() : flag === '--deep' ? DEEP : QUICK;
	const known = new Set([...QUICK, ...DEEP].map(({ group }) => group));
	const unknown = groups.filter((group) => !known.has(group));
	if (unknown.length > 0) {
		return { problem: `Нет такой проверки: ${unknown.join(', ')}; есть ${[...known].join(', ')}.` };
	}
	const steps = all.filter(({ group }) => groups.length === 0 || groups.includes(group));
	if (steps.length === 0 && flag !== '--changed') {
		return { problem: `В этом наборе нет проверки ${groups.join(', ')}: она в другом.` };
	}
	return { steps };
}
