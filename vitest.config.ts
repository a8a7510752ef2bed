import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		maxWorkers: 2,
		// Many suites share two cores with a database and a browser.
		testTimeout: 30_000,
		hookTimeout: 60_000,
		restoreMocks: true,
		unstubEnvs: true,
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					include: ['{contract,registers,sandbox,web,scripts,e2e/chaos}/**/*.test.{ts,tsx}'],
				},
			},
			{
				extends: true,
				test: {
					name: 'server',
					// Pages made of suppliers' bytes go through the store.
					include: ['server/**/*.test.ts', 'e2e/pages/**/*.test.ts'],
					globalSetup: ['scripts/testing/vitest-global-setup.ts'],
				},
			},
		],
	},
});
