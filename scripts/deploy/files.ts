import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare/root.js';

const DEPLOY = join(ROOT, 'deploy');

/** The absolute path of a file of `deploy/`. */
export function deployPath(path: string): string {
	return join(DEPLOY, path);
}

/** A file of `deploy/`, as text. */
export function deployText(path: string): string {
	return readFileSync(deployPath(path), 'utf8');
}

/** The files of a folder of `deploy/`, as paths from there. */
export function deployFiles(folder: string): string[] {
	return readdirSync(deployPath(folder)).map((name) => join(folder, name));
}
