/** Text that may stand in HTML as it is. */
export type Html = { readonly html: string };

type Piece = string | number | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** HTML from a template: what is put in is escaped, unless it was made by this very function. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
	const parts = strings.map(
		(text, place) => text + (place < pieces.length ? written(pieces[place] as Piece) : ''),
	);
	return { html: parts.join('') };
}

function written(piece: Piece): string {
	if (typeof piece === 'string' || typeof piece === 'number') {
		return String(piece).replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);
	}
	return 'html' in piece ? piece.html : piece.map((part) => part.html).join('');
}
