import { refusedInName, refusedInProse } from './refused-words.ts';
import type { Rule } from './rule.ts';
import { commentsOf, declaredNames } from './syntax.ts';

/** Files and what they declare are not named by words that the glossary refuses. */
export const refusedNames: Rule = {
	name: 'refused-names',
	problems(file) {
		return [file.path, ...new Set(declaredNames(file))].flatMap((name) =>
			refusedInName(name, file.path).map((word) => `${name}: docs/glossary.md refuses «${word}»`),
		);
	},
};

/** Comments and documents are written without the words that the glossary refuses there. */
export const refusedProse: Rule = {
	name: 'refused-prose',
	problems(file) {
		if (file.path.startsWith('server/migrations/')) return [];

		const texts = /\.mdx?$/.test(file.path) ? [file.text] : commentsOf(file);
		return texts.flatMap((text) =>
			refusedInProse(text).map(
				(word) => `docs/glossary.md refuses «${word}»: ${text.replace(/[\s*]+/g, ' ').slice(0, 80)}`,
			),
		);
	},
};
