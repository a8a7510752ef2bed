import type { Plugin } from 'vite';

/** Where the browser's half of React Router imports the scripts of routes, and how many times. */
const ROUTER_IMPORTS = [
	{ file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/, times: 1 },
	{ file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routes\.js$/, times: 4 },
];
const DYNAMIC_IMPORT = /\bimport\((?=\s*\/\*)/g;

/** Vite's own wrapper around every dynamic import, and the call within it. */
const WRAPPER = /vite\/preload-helper/;
const WRAPPED_CALL = 'baseModule()';

/**
 * Puts every dynamic import of the site, React Router's included, through `src/loading`: neither Vite nor
 * React Router asks again for a script that did not come, and neither gives a way to say so. Fails the build
 * when either of them no longer reads as it did.
 */
export function retryImports(): Plugin {
	return {
		name: 'avtosverka:retry-imports',
		apply: 'build',
		enforce: 'post',
		applyToEnvironment: ({ name }) => name === 'client',
		transform: {
			filter: { id: [WRAPPER, ...ROUTER_IMPORTS.map(({ file }) => file)] },
			handler: (code, id) => ({ code: withRetriedImports(code, id), map: null }),
		},
	};
}

/** The code of one of the files above with its imports retried. Throws when they are not where they were. */
export function withRetriedImports(code: string, id: string): string {
	const router = ROUTER_IMPORTS.find(({ file }) => file.test(id));
	const found = router ? [...code.matchAll(DYNAMIC_IMPORT)] : code.split(WRAPPED_CALL).slice(1);
	if (found.length !== (router?.times ?? 1)) {
		throw new Error(`${id} imports scripts ${found.length} times: see web/retry-imports-plugin.ts`);
	}
	if (router) {
		const own = code.replace(DYNAMIC_IMPORT, 'importRouteModule(');
		return `import { importRouteModule } from '/src/loading/import-route-module.ts';\n${own}`;
	}
	const own = code.replace(WRAPPED_CALL, 'retriedImport(baseModule)');
	return `import { retriedImport } from '/src/loading/retried-import.ts';\n${own}`;
}
