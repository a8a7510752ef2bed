import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './build/compress.ts';
import { writeEmbed } from './build/embed.ts';
import { makeEmptyContracts } from './build/empty-contracts.ts';
import { drawIcons } from './build/icons.ts';
import { writeReadingModels } from './build/reading-models.ts';
import { drawSharePictures } from './build/share-pictures.ts';
import { buildWorker } from './build/worker.ts';
import { ROOT } from './prepare/root.js';
import { markSiteFresh, siteFingerprint, unmarkSite } from './prepare/site.js';
import { binary } from './tool.ts';

/** The commit of this checkout; empty where it is none, and a setting names it. */
function commitOfCheckout(): string {
	const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
		cwd: ROOT,
		encoding: 'utf8',
	});
	return status === 0 ? stdout.trim() : '';
}

const fingerprint = siteFingerprint(ROOT);

// Half a build must never pass for a whole one; the old files stay until Vite has new ones to write.
unmarkSite(ROOT);

await writeReadingModels(join(ROOT, 'web'));

const { status } = spawnSync(
	process.execPath,
	[binary('@react-router/dev', 'react-router'), 'build', '--logLevel', 'warn'],
	{
		cwd: join(ROOT, 'web'),
		stdio: 'inherit',
		env: { ...process.env, NODE_ENV: 'production' },
	},
);
if (status === 0) {
	const clientFolder = join(ROOT, 'web', 'build', 'client');
	await drawSharePictures(clientFolder);
	await drawIcons(clientFolder);
	await makeEmptyContracts(clientFolder);
	await writeEmbed(join(ROOT, 'web'), clientFolder);
	await buildWorker(join(ROOT, 'web'), clientFolder);
	await compressAssets(clientFolder);
	writeFileSync(join(ROOT, 'web', 'build', 'from-commit'), commitOfCheckout());
	markSiteFresh(ROOT, fingerprint);
} else {
	process.exitCode = 1;
}
