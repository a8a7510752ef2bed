import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
	...['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.ttf', '.wasm', '.bin'],
]);

/** The best quality would take such a file half a minute. In bytes. */
const HUGE = 4_000_000;

const ENCODINGS = [
	{
		ending: '.br',
		compress: (bytes: Buffer) =>
			promisify(brotliCompress)(bytes, {
				params: {
					[constants.BROTLI_PARAM_QUALITY]: bytes.length > HUGE ? 9 : constants.BROTLI_MAX_QUALITY,
					[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
				},
			}),
	},
	{
		ending: '.gz',
		compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
	},
];

/**
 * Puts `name.br` and `name.gz` beside every such asset under the folder, where they are smaller than the
 * asset itself. The server looks for them by these endings (`preCompressed` of @fastify/static).
 */
export async function compressAssets(folder: string): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const assets = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));

	await Promise.all(assets.map((asset) => compressAsset(join(asset.parentPath, asset.name))));
}

async function compressAsset(path: string): Promise<void> {
	const bytes = await readFile(path);

	for (const { ending, compress } of ENCODINGS) {
		const smaller = await compress(bytes);
		if (smaller.length < bytes.length) await writeFile(path + ending, smaller);
	}
}
