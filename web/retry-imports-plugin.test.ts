import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withRetriedImports } from './retry-imports-plugin.ts';

const ROUTER = new URL('../node_modules/react-router/dist/production/lib/dom/ssr/', import.meta.url);

describe('the browser half of React Router', () => {
	test.each(['routeModules.js', 'routes.js'])('imports nothing by itself any more: %s', (name) => {
		const { pathname } = new URL(name, ROUTER);
		const code = withRetriedImports(readFileSync(pathname, 'utf8'), pathname);
		expect(code).toContain('importRouteModule(');
		expect(code).not.toMatch(/\bimport\(/);
	});

	test('fails the build when it imports in another way than it did', () => {
		const { pathname } = new URL('routes.js', ROUTER);
		expect(() => withRetriedImports('await import(/* */ route.module)', pathname)).toThrow(
			'imports scripts 1 times',
		);
	});
});

describe('the wrapper that Vite puts around dynamic imports', () => {
	test('retries the import', () => {
		const code = withRetriedImports('return baseModule().catch(fail)', '\0vite/preload-helper.js');
		expect(code).toContain('return retriedImport(baseModule).catch(fail)');
	});

	test('fails the build when it reads otherwise', () => {
		expect(() => withRetriedImports('return load()', '\0vite/preload-helper.js')).toThrow(
			'imports scripts 0 times',
		);
	});
});
