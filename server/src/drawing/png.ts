import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);

/** The font travels with the product: a machine without Cyrillic fonts must not draw empty boxes. */
export const FONT_FILES = ['400Regular/Onest_400Regular.ttf', '600SemiBold/Onest_600SemiBold.ttf'].map(
	(file) => require.resolve(`@expo-google-fonts/onest/${file}`),
);

/** Turns a picture in light colours into PNG bytes of a width, off the main thread. */
export async function toPng(svg: string, width: number): Promise<Buffer> {
	const image = await renderAsync(svg, {
		fitTo: { mode: 'width', value: width },
		font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: 'Onest' },
	});
	return image.asPng();
}
