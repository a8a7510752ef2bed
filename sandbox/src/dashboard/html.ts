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

/** Keeps a browser from asking for a favicon; the page's policy has to allow pictures from `data:`. */
export const NO_ICON = html`<link rel="icon" href="data:,">`;

/** The head of a page that no search engine shows; `more` stands behind its styles. */
export function headOf(title: string, style: string, more: Html = html``): Html {
	return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ html: style }}</style>
${more}
</head>`;
}
