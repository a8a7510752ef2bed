import type { RepositoryRule } from './rule.ts';
import { isTest, type SourceFile } from './source-files.ts';

const PRODUCT = /^(?:contract|decision|registers|server|web)\//;
const EXPORT =
	/^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm;

/** Exports of a route that React Router looks for by name. */
const OF_REACT_ROUTER = new Set([
	'action',
	'clientLoader',
	'ErrorBoundary',
	'handle',
	'headers',
	'HydrateFallback',
	'links',
	'loader',
	'meta',
	'shouldRevalidate',
]);

/** Exports of a rule that the catalogues of decision/ look for by name. */
const OF_RULE_FILE = /^decision\/src\/\w+\/rules\//;

/** An exported name means one thing in the whole product; sandbox, e2e and scripts have their own. */
export const exportedOnce: RepositoryRule = {
	name: 'exported-once',
	problems(files) {
		const paths = new Map<string, Set<string>>();
		for (const file of files.filter((one) => isChecked(one))) {
			for (const [, name = ''] of file.text.matchAll(EXPORT)) {
				paths.set(name, (paths.get(name) ?? new Set()).add(file.path));
			}
		}
		return [...paths]
			.filter(([name, where]) => where.size > 1 && !OF_REACT_ROUTER.has(name))
			.map(([name, where]) => `${name} is exported by ${[...where].join(' and ')}`);
	},
};

function isChecked(file: SourceFile): boolean {
	return PRODUCT.test(file.path) && !isTest(file) && !OF_RULE_FILE.test(file.path);
}
