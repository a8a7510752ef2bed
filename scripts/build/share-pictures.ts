import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHARE_PICTURES, type SharePicture } from '@avtosverka/contract/share-pictures';
import { renderAsync } from '@resvg/resvg-js';
import { ROOT } from '../prepare/root.js';

const DRAWINGS = join(ROOT, 'web/src/content/posts/pictures');
const BRAND = 'Автосверка';
const WIDTH = 1200;
const HEIGHT = 630;

const require = createRequire(join(ROOT, 'server/package.json'));
const FONT_FILES = ['400Regular/Onest_400Regular.ttf', '700Bold/Onest_700Bold.ttf'].map((file) =>
	require.resolve(`@expo-google-fonts/onest/${file}`),
);

const LINE = 18;

/** Breaks a title into lines of about eighteen letters, never within a word. */
export function titleLines(title: string): string[] {
	const lines: string[] = [];
	for (const word of title.split(' ')) {
		const last = lines.pop();
		if (last === undefined) lines.push(word);
		else if (`${last} ${word}`.length <= LINE) lines.push(`${last} ${word}`);
		else lines.push(last, word);
	}
	return lines;
}

/** A drawing in its light colours, for a drawing library without custom properties. */
export function plainDrawing(svg: string): string {
	const light = /svg\{([^}]*)\}/.exec(svg)?.[1] ?? '';
	const colours = new Map(light.split(';').map((line) => line.split(':') as [string, string]));
	return svg
		.replace(/<style>.*?<\/style>/s, '')
		.replaceAll(/var\((--\w+)\)/g, (_, name: string) => colours.get(name) ?? '#000')
		.replaceAll('class="', 'data-class="');
}

function pictureSvg({ title }: SharePicture, drawing: string): string {
	const lines = titleLines(title);
	const top = HEIGHT / 2 - (lines.length - 1) * 38;
	const text = lines.map((line, index) => `<tspan x="70" y="${top + index * 76}">${line}</tspan>`).join('');
	const inner = drawing.replace('<svg ', '<svg x="640" y="160" width="560" height="311" ');
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#0f1620"/><rect x="640" width="560" height="${HEIGHT}" fill="#e8effd"/>${inner}
<g font-family="Onest" fill="#fff"><text font-size="30" fill="#b9c6d8" x="70" y="96">${BRAND}</text><text font-size="58" font-weight="700">${text}</text></g></svg>`;
}

/** Draws every picture for links into `og/` of the site's files. */
export async function drawSharePictures(clientFolder: string): Promise<void> {
	const folder = join(clientFolder, 'og');
	await mkdir(folder, { recursive: true });
	for (const picture of SHARE_PICTURES) {
		const drawing = plainDrawing(await readFile(join(DRAWINGS, `${picture.drawing}.svg`), 'utf8'));
		const image = await renderAsync(pictureSvg(picture, drawing), {
			font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: 'Onest' },
		});
		await writeFile(join(folder, `${picture.name}.png`), image.asPng());
	}
}
