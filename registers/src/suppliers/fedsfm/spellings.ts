/** Three calls of two attempts stay below what opens the breaker. */
const MOST_SPELLINGS = 3;

/**
 * The words by which a surname is sought: the list writes «ё» or «е» as it likes and its search tells them apart, so
 * that each spelling is asked for. Of a double surname its longest part, since a hyphen may stand between the two.
 */
export function spellingsOf(lastName: string): readonly string[] {
	const [longest = ''] = lastName
		.toLocaleUpperCase('ru')
		.split(/[\s-]+/)
		.toSorted((one, other) => other.length - one.length);
	const plain = longest.replaceAll('Ё', 'Е');
	// A word has one «ё», which is its stressed vowel.
	const dotted = [...plain].flatMap((letter, place) =>
		letter === 'Е' ? [`${plain.slice(0, place)}Ё${plain.slice(place + 1)}`] : [],
	);
	return [...new Set([longest, plain, ...dotted])].slice(0, MOST_SPELLINGS);
}
