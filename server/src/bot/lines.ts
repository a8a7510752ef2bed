const SHORTENED = '…';

/** Whole lines of a text, as many as the limit lets stand; a sign says that some are missing. */
export function fitLines(lines: readonly string[], limit: number): string {
	const whole = lines.join('\n');
	if (whole.length <= limit) return whole;
	let length = SHORTENED.length;
	const fitting: string[] = [];
	for (const line of lines) {
		length += line.length + 1;
		if (length > limit) break;
		fitting.push(line);
	}
	while (fitting.at(-1) === '') fitting.pop();
	return [...fitting, SHORTENED].join('\n');
}
