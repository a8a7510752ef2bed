import { configDefaults, defineConfig } from 'vitest/config';
// For what it declares: the type of `lawRuns`.
import type {} from './decision/src/testing/law-runs.ts';
import { filesOf, lawRunsOf, suiteOf } from './scripts/testing/suites.ts';

const suite = suiteOf(process.env);
/** The deep suite starts processes and tries laws with thousands of cases. */
const patienceMs = suite === 'quick' ? 60_000 : 300_000;
const pure = filesOf(suite, '{contract,decision}');
const unit = filesOf(suite, '{registers,sandbox,scripts,harness,lab,e2e/engines}');
const web = filesOf(suite, 'web');
// Pages made of suppliers' bytes go through the store.
const server = filesOf(suite, '{server,e2e/pages}');

export default defineConfig({
	test: {
		maxWorkers: 2,
		// Many suites share two cores with a database and a browser.
		testTimeout: patienceMs,
		hookTimeout: patienceMs,
		// Files of one process share the modules that are loaded already: a third of the time went into that.
		isolate: false,
		// What starts processes or waits for real time may be denied it by a busy machine. A property that failed
		// is never tried again: other cases would hide the one that was found.
		retry: { count: 2, condition: /^(?!Property failed)/ },
		restoreMocks: true,
		unstubEnvs: true,
		unstubGlobals: true,
		provide: { lawRuns: lawRunsOf(suite) },
		setupFiles: process.env.PROPERTY_CASES ? ['scripts/testing/property-cases.ts'] : [],
		projects: [
			{
				extends: true,
				test: {
					name: 'pure',
					retry: 0,
					include: pure.include,
					exclude: [...configDefaults.exclude, ...pure.exclude],
				},
			},
			{
				extends: true,
				test: {
					name: 'unit',
					include: unit.include,
					exclude: [...configDefaults.exclude, ...unit.exclude],
				},
			},
			{
				extends: true,
				test: {
					name: 'web',
					// Its tests replace modules.
					isolate: true,
					include: web.include,
					exclude: [...configDefaults.exclude, ...web.exclude],
				},
			},
			{
				extends: true,
				test: {
					name: 'server',
					include: server.include,
					exclude: [...configDefaults.exclude, ...server.exclude],
					globalSetup: ['scripts/testing/vitest-global-setup.ts'],
				},
			},
		],
	},
});
