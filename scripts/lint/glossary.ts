/** A line of the glossary: the term, its names in code, and the words that are refused for it. */
export type GlossaryEntry = {
	readonly term: string;
	readonly names: readonly string[];
	readonly refused: readonly string[];
};

const ENTRY = /^- \*\*([^*]+)\*\* — (.*)$/;
const REFUSED = /(?:^|;)\s*не /;

/** The entries of docs/glossary.md; a line that begins with two spaces goes on with the one before it. */
export function readGlossary(markdown: string): GlossaryEntry[] {
	const lines = markdown.replace(/\n {2}(?=\S)/g, ' ').split('\n');
	return lines.flatMap((line) => {
		const [, term, rest] = ENTRY.exec(line) ?? [];
		if (term === undefined || rest === undefined) return [];

		const [accepted = '', refused = ''] = rest.split(REFUSED);
		return [
			{
				term,
				names: [...accepted.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
				refused: refused
					.replace(/\([^)]*\)/g, '')
					.split(/[;,/]/)
					.map((word) => word.trim()),
			},
		];
	});
}

/** The words of an identifier, path or text, in small letters between spaces: ` rate limit `. */
export function wordsOf(text: string): string {
	const apart = text.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
	return ` ${apart
		.toLowerCase()
		.replace(/[^a-z\d]+/g, ' ')
		.trim()} `;
}
