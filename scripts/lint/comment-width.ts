import type { Rule } from './rule.ts';

const COLUMNS = 110;
const COMMENT = /^[ \t]*(?:\{?\/\*[\s\S]*?\*\/|\/\/.*$)/gm;
// An address alone on its line.
const UNBREAKABLE = /^[\s/*]*\S+$/;

/** Comments are as wide as code, a tab counting as two columns like Biome's. */
export const commentWidth: Rule = {
	name: 'comment-width',
	problems(file) {
		return [...file.text.matchAll(COMMENT)]
			.flatMap(([comment]) => comment.split('\n'))
			.filter((line) => line.replaceAll('\t', '  ').length > COLUMNS && !UNBREAKABLE.test(line))
			.map((line) => `a comment of more than ${COLUMNS} columns: ${line.trim()}`);
	},
};
