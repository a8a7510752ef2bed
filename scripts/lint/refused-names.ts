import { wordsOf } from './glossary.ts';
import type { Rule } from './rule.ts';

/** Words that docs/glossary.md refuses and that no name needs in another sense. */
export const REFUSED_WORDS = [
	'aggregator',
	'anew',
	'autosave',
	'chatbot',
	'customer',
	'dto',
	'gather',
	'homonym',
	'invoice',
	'joining',
	'keeper',
	'license number',
	'lien',
	'line-up',
	'mailer',
	'manners',
	'mortgage',
	'outage',
	'overview',
	'pace',
	'principal',
	'printout',
	'proprietor',
	'reaper',
	'seal',
	'sealed',
	'sounding',
	'sparing',
	'stub server',
	'sweep',
	'takeover',
	'tariff',
	'vendor',
	'vincode',
	'weather',
	'whitelist',
	'wish',
] as const;

const DECLARED = /^\s*(?:export )?(?:async )?(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm;

/** Files and what they declare are not named by words that the glossary refuses. */
export const refusedNames: Rule = {
	name: 'refused-names',
	problems(file) {
		const declared = [...file.text.matchAll(DECLARED)].map(([, name = '']) => name);
		return [file.path, ...declared].flatMap((name) =>
			REFUSED_WORDS.filter((word) => wordsOf(name).includes(wordsOf(word))).map(
				(word) => `${name}: docs/glossary.md refuses «${word}»`,
			),
		);
	},
};
