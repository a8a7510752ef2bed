/**
 * Whole lines of a text, as many as the limit lets stand; `endingOf` says what is missing of the lines that
 * are left out.
 */
export function fitLines(
	lines: readonly string[],
	limit: number,
	endingOf: (left: readonly string[]) => string = () => '…',
): string {
	const whole = lines.join('\n');
	if (whole.length <= limit) return whole;
	for (let count = lines.length - 1; ; count -= 1) {
		const fitting = lines.slice(0, count);
		while (fitting.at(-1) === '') fitting.pop();
		const text = [...fitting, endingOf(lines.slice(count))].join('\n');
		if (text.length <= limit || count === 0) return text;
	}
}
