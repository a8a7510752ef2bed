/** A part of the page: its markup, what a person reads in it, and the tone of its verdict if it has one. */
export type Part = { readonly html: string; readonly text: string; readonly tone: string | null };

function partOf(html: string): Part {
	return {
		html,
		text: html
			.replace(/<[^>]+>/g, ' ')
			.replaceAll('&#x27;', "'")
			.replaceAll('&quot;', '"')
			.replace(/\s+/g, ' ')
			.trim(),
		tone: /data-tone="(\w+)"/.exec(html)?.[1] ?? null,
	};
}

/** The block of a paid report that stands under this title. */
export function blockIn(page: string, title: string): Part {
	// Two blocks may share a card; each begins with its headline.
	const blocks = page.split(/<h2\b/).filter((piece) => piece.replace(/^[^>]*>/, '').startsWith(`${title}<`));
	if (blocks.length !== 1) throw new Error(`${blocks.length} blocks are called ${title}`);
	const [block = ''] = blocks;
	const end = block.lastIndexOf('</section>');
	return partOf(`<h2${end === -1 ? block : block.slice(0, end)}`);
}

/** The line of the summary about this. */
export function lineIn(page: string, title: string): Part {
	const lines = [...page.matchAll(/<li\b[^>]*>[\s\S]*?<\/li>/g)]
		.map(([line]) => line)
		.filter((line) => line.includes(`>${title}<`) && line.includes('rounded-chip'));
	if (lines.length !== 1) throw new Error(`${lines.length} lines of the summary are about ${title}`);
	return partOf(lines[0] ?? '');
}
