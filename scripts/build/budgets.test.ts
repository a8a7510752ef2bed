import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';

const ASSETS = join(ROOT, 'web', 'build', 'client', 'assets');

/** What all scripts of a page that is only read may weigh, brotli: docs/performance.md. */
const CONTENT_BYTES = 5_000;

test('the one script of pages that are only read keeps to its budget', () => {
	const scripts = readdirSync(ASSETS).filter((name) => /^content-page-[\w-]+\.js\.br$/.test(name));
	expect(scripts).toHaveLength(1);
	expect(statSync(join(ASSETS, String(scripts[0]))).size).toBeLessThanOrEqual(CONTENT_BYTES);
});
