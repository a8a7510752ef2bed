import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { ROOT } from '../prepare/root.js';

const MARK = join(ROOT, 'web/public/favicon.svg');
const NIGHT = '#0f1620';

/**
 * `rounded`: the mark as it is, with its own corners. `full`: the ground goes to every edge, since the device
 * cuts its own corners; `part` of the width is the mark's, for a mask leaves only the middle 80 %
 * (w3.org/TR/appmanifest, maskable).
 */
export type Icon = { readonly name: string; readonly size: number } & (
	| { readonly shape: 'rounded' }
	| { readonly shape: 'full'; readonly part: number }
);

/** Every icon as a PNG, by its file in `icons/`; sizes in pixels. */
export const ICONS: readonly Icon[] = [
	{ name: 'icon-192', size: 192, shape: 'rounded' },
	{ name: 'icon-512', size: 512, shape: 'rounded' },
	{ name: 'maskable-192', size: 192, shape: 'full', part: 0.8 },
	{ name: 'maskable-512', size: 512, shape: 'full', part: 0.8 },
	{ name: 'apple-touch', size: 180, shape: 'full', part: 0.94 },
];

const ICO_SIZES = [32, 48];

/** The drawing of an icon, from that of the mark. */
export function iconSvg(mark: string, icon: Icon): string {
	if (icon.shape === 'rounded') return mark;
	const side = 32 * icon.part;
	const at = (32 - side) / 2;
	const inner = mark.replace('<svg ', `<svg x="${at}" y="${at}" width="${side}" height="${side}" `);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${NIGHT}"/>${inner}</svg>`;
}

/** An ICO file of PNG pictures (learn.microsoft.com, «The ICO file format»): header, entries, pictures. */
export function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
	const head = Buffer.alloc(6 + 16 * pictures.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(pictures.length, 4);
	let offset = head.length;
	for (const [index, { size, png }] of pictures.entries()) {
		const at = 6 + 16 * index;
		head.writeUInt8(size, at);
		head.writeUInt8(size, at + 1);
		head.writeUInt16LE(1, at + 4);
		head.writeUInt16LE(32, at + 6);
		head.writeUInt32LE(png.length, at + 8);
		head.writeUInt32LE(offset, at + 12);
		offset += png.length;
	}
	return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Draws every icon of the application into `icons/` of the site's files, and `favicon.ico`. */
export async function drawIcons(clientFolder: string): Promise<void> {
	const mark = await readFile(MARK, 'utf8');
	await mkdir(join(clientFolder, 'icons'), { recursive: true });
	for (const icon of ICONS) {
		await writeFile(
			join(clientFolder, 'icons', `${icon.name}.png`),
			await draw(iconSvg(mark, icon), icon.size),
		);
	}
	const pictures: { size: number; png: Buffer }[] = [];
	for (const size of ICO_SIZES) pictures.push({ size, png: await draw(mark, size) });
	await writeFile(join(clientFolder, 'favicon.ico'), icoOf(pictures));
}

async function draw(svg: string, width: number): Promise<Buffer> {
	return (await renderAsync(svg, { fitTo: { mode: 'width', value: width } })).asPng();
}
