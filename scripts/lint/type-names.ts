import type { Rule } from './rule.ts';
import { isTest } from './source-files.ts';

const TYPE = /^(?:export )?(?:declare )?(?:type|interface) (\w+)/gm;
const PARTICIPLE =
	/^(?:[A-Z][a-z]+)?(?:Told|Said|Asked|Read|Kept|Held|Sent|Made|Found|Seen|Written|Known|Given|Taken|[A-Z][a-z]+ed)$/;
const NOUN = /(?:Feed|Seed|Need|Embed|Speed|Red)$/;

/** Types are nouns: `Reply` and `StoredReport`, not `Told` and `ReportKept`. */
export const typesAreNouns: Rule = {
	name: 'types-are-nouns',
	problems(file) {
		if (isTest(file)) return [];

		return [...file.text.matchAll(TYPE)]
			.map(([, name = '']) => name)
			.filter((name) => PARTICIPLE.test(name) && !NOUN.test(name))
			.map((name) => `${name} is a participle: a type is named by a noun`);
	},
};
