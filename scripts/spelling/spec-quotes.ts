import QUOTES from './spec-quotes.json' with { type: 'json' };

/**
 * A text that the specifications quote, letter for letter, and the files that put it where the specification
 * does. `parts` is what stands in the source: the text without what is put in at run time, in braces in the
 * list.
 */
export type SpecQuote = {
	readonly text: string;
	readonly parts: readonly string[];
	readonly files: readonly string[];
};

/** Every Russian text that the two specifications quote, and the Russian of what they quote in English. */
export const SPEC_QUOTES: readonly SpecQuote[] = Object.entries(QUOTES).map(([text, files]) => ({
	text,
	parts: text.split(/\{[^}]*\}/).filter((part) => part.trim() !== ''),
	files,
}));

/** Documents and descriptions of settings speak of the texts that stand elsewhere, in quotation marks. */
const ABOUT_TEXTS = /^(?:docs\/|[A-Z]+\.md|server\/src\/config\/)/;
/** A shorter quote is let through as a text of its own, not as a piece of another sentence. Signs. */
const SENTENCE = 15;

/** A text of a file without the quotes that have their place there. */
export function withoutSpecQuotes(text: string, path: string): string {
	if (ABOUT_TEXTS.test(path)) {
		return SPEC_QUOTES.reduce((rest, quote) => rest.replaceAll(`«${quote.text}»`, ' '), text);
	}
	const quoted = SPEC_QUOTES.filter(({ files }) => files.includes(path)).flatMap(({ parts }) => parts);
	return quoted.reduce((rest, part) => {
		if (part.length >= SENTENCE) return rest.replaceAll(part, ' ');
		return rest.trim() === part.trim() ? '' : rest;
	}, text);
}
