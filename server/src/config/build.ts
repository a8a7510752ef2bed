import { readFileSync } from 'node:fs';

/** Which program runs: its version, and the commit it was built from where that is known. */
export type Build = { readonly version: string; readonly commit: string | null };

const ROOT = new URL('../../../', import.meta.url);
/** Written by `npm run build` from a checkout. */
const COMMIT_FILE = 'web/build/from-commit';

function readText(path: string): string | null {
	try {
		return readFileSync(new URL(path, ROOT), 'utf8').trim() || null;
	} catch {
		return null;
	}
}

/** The version of `package.json`; the commit by the setting, else as the build noted it. */
export function readBuild(commit: string | null): Build {
	const { version } = JSON.parse(readText('package.json') ?? '{}') as { version?: string };
	return { version: version ?? '0', commit: commit ?? readText(COMMIT_FILE) };
}
