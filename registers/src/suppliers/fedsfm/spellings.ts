/**
 * The words by which a surname is sought. The list writes «ё» or «е» as it likes and its search tells them
 * apart, so that each spelling is asked for. A double surname is asked for as it was typed, and by its
 * longest part, which its search finds in every spelling: with a hyphen, with a space and joined.
 */
export function spellingsOf(lastName: string): readonly string[] {
	const whole = lastName.toLocaleUpperCase('ru');
	const [longest = ''] = whole.split(/[\s'-]+/).toSorted((one, other) => other.length - one.length);
	const plain = longest.replaceAll('Ё', 'Е');
	// A word has one «ё», which is its stressed vowel.
	const dotted = [...plain].flatMap((letter, place) =>
		letter === 'Е' ? [`${plain.slice(0, place)}Ё${plain.slice(place + 1)}`] : [],
	);
	return [...new Set([whole, longest, plain, ...dotted])];
}
