/** Registers may write more in one field than a sheet holds of it, characters. */
const LONGEST = 420;

/** A number stays with what it counts, and with «ещё» before it. */
const NUMBER = /(?<=[ (])(?:ещё \d+|\d+(?:,\d+)? (?=[а-я]))/g;

/** A text without line ends, and without what follows its first hundreds of signs. */
export function printedLine(text: string): string {
	const line = text
		.replace(/[ \t\r\n]+/g, ' ')
		.trim()
		.replace(NUMBER, (found) => found.replaceAll(' ', '\u00a0'));
	if (line.length <= LONGEST) return line;
	const end = line.lastIndexOf(' ', LONGEST);
	return `${line.slice(0, end > LONGEST / 2 ? end : LONGEST)}… (целиком на странице проверки)`;
}
