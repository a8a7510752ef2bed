import { configDefaults, defineConfig } from 'vitest/config';
import { filesOf, suiteOf } from './scripts/testing/suites.ts';

const suite = suiteOf(process.env);
const isServer = (glob: string) => glob.startsWith('server/');
const unit = filesOf(
	suite,
	['{contract,decision,registers,sandbox,web,scripts,e2e/chaos}/**/*.test.{ts,tsx}'],
	(glob) => !isServer(glob),
);
// Pages made of suppliers' bytes go through the store.
const server = filesOf(suite, ['server/**/*.test.ts', 'e2e/pages/**/*.test.ts'], isServer);

export default defineConfig({
	test: {
		maxWorkers: 2,
		// Many suites share two cores with a database and a browser.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		restoreMocks: true,
		unstubEnvs: true,
		projects: [
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
					name: 'server',
					include: server.include,
					exclude: [...configDefaults.exclude, ...server.exclude],
					globalSetup: ['scripts/testing/vitest-global-setup.ts'],
				},
			},
		],
	},
});
