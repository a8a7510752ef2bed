import quotes from './spec-quotes.json' with { type: 'json' };

/** Spelling lets the specifications' sentences through, whole: the same slip elsewhere is found. */
export default {
	version: '0.2',
	patterns: [{ name: 'quoted from the specification', pattern: Object.keys(quotes).map(patternOf) }],
};

/** @param {string} quote */
function patternOf(quote) {
	return new RegExp(quote.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.*?'), 'g');
}
