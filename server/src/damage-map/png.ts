import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);

/** The font travels with the product: a machine without Cyrillic fonts must not draw empty boxes. */
const FONT_FILES = ['400Regular/Onest_400Regular.ttf', '600SemiBold/Onest_600SemiBold.ttf'].map((file) =>
	require.resolve(`@expo-google-fonts/onest/${file}`),
);

/** Twice the drawing's own width, for sharp screens. */
const WIDTH = 800;

/** Turns a picture in light colours into PNG bytes, off the main thread. */
export async function toPng(svg: string): Promise<Buffer> {
	const image = await renderAsync(svg, {
		fitTo: { mode: 'width', value: WIDTH },
		font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: 'Onest' },
	});
	return image.asPng();
}
