const WIDTH = 110;

/** A word; code with spaces in it is one. */
const WORD = /(?:`[^`]*`|[^\s`])+/g;

/** Words in lines of at most 110 columns; every line but the first begins with `indent`. */
export function wrapLine(text: string, indent = ''): string {
	const lines: string[] = [];
	let line = '';
	for (const word of text.match(WORD) ?? []) {
		const longer = line === '' ? word : `${line} ${word}`;
		if (longer.length <= WIDTH) {
			line = longer;
		} else {
			lines.push(line);
			line = indent + word;
		}
	}
	return [...lines, line].join('\n');
}
