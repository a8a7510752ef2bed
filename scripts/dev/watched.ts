import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare/root.js';

const SCOPE = '@avtosverka/';

/** The source folders of some workspaces and of all workspaces of ours that they depend on. */
export function sourcesOf(workspaces: readonly string[]): string[] {
	const reached = new Set<string>();
	const follow = (workspace: string): void => {
		if (reached.has(workspace)) return;
		reached.add(workspace);
		const file = join(ROOT, workspace, 'package.json');
		const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
			dependencies: Readonly<Record<string, string>>;
		};
		for (const name of Object.keys(dependencies)) {
			if (name.startsWith(SCOPE)) follow(name.slice(SCOPE.length));
		}
	};
	for (const workspace of workspaces) follow(workspace);
	return [...reached].map((workspace) => `${workspace}/src`);
}
