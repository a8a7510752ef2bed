import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24 } from './node24.js';
import { Refusal } from './refusal.js';
import { ROOT } from './root.js';

/** What the built site is made of; a change in any of it makes the build stale. */
const SOURCES = ['web', 'contract', 'decision', 'package-lock.json', 'scripts/build.ts', 'scripts/build'];
const NOT_SOURCES = /\/(node_modules|\.react-router)$|^web\/build$|\.test\.tsx?$/;
const STAMP = 'web/build/fingerprint';

/** Builds the site unless the last build was made of the same sources. Throws Refusal. */
export function ensureSite() {
	if (siteIsFresh(ROOT)) return;

	console.log('Собираю сайт…');
	const { status } = spawnSync(node24() || process.execPath, [join(ROOT, 'scripts', 'build.ts')], {
		cwd: ROOT,
		stdio: 'inherit',
	});
	if (status !== 0) throw new Refusal('Сайт не собрался: причина в строках выше.');
}

/**
 * @param {string} root
 * @returns {boolean} whether the last whole build was made of today's sources
 */
export function siteIsFresh(root) {
	const stamp = join(root, STAMP);

	return existsSync(stamp) && readFileSync(stamp, 'utf8') === siteFingerprint(root);
}

/**
 * Remembers what the build was made of; to be called when the build is whole.
 * @param {string} root
 * @param {string} fingerprint taken before the build, so that a change during it is not lost
 */
export function markSiteFresh(root, fingerprint) {
	writeFileSync(join(root, STAMP), fingerprint);
}

/**
 * Makes the build stale; to be called before another one begins.
 * @param {string} root
 */
export function unmarkSite(root) {
	rmSync(join(root, STAMP), { force: true });
}

/**
 * @param {string} root
 * @returns {string} SHA-256, hex, of the names and bytes of all sources
 */
export function siteFingerprint(root) {
	const hash = createHash('sha256');

	for (const path of SOURCES.flatMap((source) => filesUnder(root, source))) {
		const bytes = readFileSync(join(root, path));
		hash.update(`${path}\n${bytes.length}\n`).update(bytes);
	}
	return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path inside the root, with `/`
 * @returns {string[]} the file itself, or all source files under the folder, in a steady order
 */
function filesUnder(root, path) {
	const whole = join(root, path);
	if (NOT_SOURCES.test(path) || !existsSync(whole)) return [];
	if (!statSync(whole).isDirectory()) return [path];

	return readdirSync(whole)
		.sort()
		.flatMap((name) => filesUnder(root, `${path}/${name}`));
}
