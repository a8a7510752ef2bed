import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);
const fileOf = (name: string) => require.resolve(`@expo-google-fonts/onest/${name}/Onest_${name}.ttf`);

export const FONT_FAMILY = 'Onest';

/** Longer words (addresses, numbers) may be broken anywhere: nothing may run out of its column. */
const BROKEN_FROM = 20;
const PIECE = /.{1,10}/gsu;

/** Parts between which a word may be broken; between two with an empty one no hyphen is set. */
export function breakWord(word: string): string[] {
	if (word.length < BROKEN_FROM) return [word];
	return (word.match(PIECE) ?? [word]).flatMap((piece, index) => (index === 0 ? [piece] : ['', piece]));
}

/** The fonts travel with the product and into the document; call it once in a thread. */
export function registerFonts(): void {
	Font.register({
		family: FONT_FAMILY,
		fonts: [
			{ src: fileOf('400Regular'), fontWeight: 400 },
			{ src: fileOf('600SemiBold'), fontWeight: 600 },
		],
	});
	Font.registerHyphenationCallback(breakWord);
}
