// Loaded ahead of a command (`node --import`): what was read from TypeScript and compiled at the last start
// is taken from there, which saves more than a second of processor. Files that changed are compiled again.
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './prepare/root.js';

enableCompileCache(join(ROOT, 'node_modules', '.cache', 'compiled'));

// Node 24 parses the nearest package.json again for every module of a package. Drizzle's is 179 kB long: for
// its hundred modules that takes most of a second. They import each other by the names of their files.
const drizzle = new URL('../node_modules/drizzle-orm/', import.meta.url).href;
registerHooks({
	resolve(specifier, context, next) {
		const { parentURL, conditions } = context;
		const between = specifier.startsWith('.') && parentURL?.startsWith(drizzle);
		if (!between || !conditions.includes('import')) return next(specifier, context);
		return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
	},
});
