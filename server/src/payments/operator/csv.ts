/** UTF-8 with or without its mark, else windows-1251, in which Russian spreadsheets save. */
export function decode(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1251').decode(bytes);
	}
}

/** Cells of a separated list; quotes may hold separators, line ends and doubled quotes. */
export function cellsOf(text: string, separator: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	let cell = '';
	let quoted = false;
	const endRow = () => {
		row.push(cell);
		rows.push(row);
		row = [];
		cell = '';
	};
	for (let at = 0; at < text.length; at++) {
		const sign = text.charAt(at);
		if (quoted) {
			if (sign !== '"') cell += sign;
			else if (text.charAt(at + 1) === '"') cell += text.charAt(++at);
			else quoted = false;
		} else if (sign === '"' && cell.trim() === '') {
			quoted = true;
			cell = '';
		} else if (sign === separator) {
			row.push(cell);
			cell = '';
		} else if (sign === '\n') endRow();
		else if (sign !== '\r') cell += sign;
	}
	if (cell !== '' || row.length > 0) endRow();
	return rows;
}
