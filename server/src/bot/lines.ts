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
	for (let kept = lines.length - 1; ; kept -= 1) {
		const fitting = lines.slice(0, kept);
		while (fitting.at(-1) === '') fitting.pop();
		const text = [...fitting, endingOf(lines.slice(kept))].join('\n');
		if (text.length <= limit || kept === 0) return text;
	}
}
