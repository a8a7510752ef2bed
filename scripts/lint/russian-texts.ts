import { Eyo, safeDictionary } from 'eyo-kernel';
import { withoutSpecQuotes } from '../spelling/spec-quotes.ts';
import type { Rule } from './rule.ts';
import { isTest, type SourceFile } from './source-files.ts';
import { textsOf } from './syntax.ts';

/** What docs/texts.md refuses and a program can see: the words, and what to write. */
const REFUSED: readonly (readonly [words: RegExp, advice: string])[] = [
	[/[а-яё»]\s?\.\.\./i, '«…» одним знаком'],
	[/[а-яё,»] (?:Вы|Вас|Вам|Вами|Ваш[а-яё]*)(?![а-яё])/, '«вы» со строчной'],
	[/[а-яё] - [а-яё]/i, 'тире «—», не дефис'],
	[/"[а-яё]/i, 'кавычки «ёлочки»'],
	[/(?:\d|^)\s?(?:км|руб)\.(?=,?\s[а-яё])/, 'единица без точки'],
	[/₽\s?[—–-]\s?[\d\s]+₽/, '«195 000–230 000 ₽»: знак рубля один'],
	[/авториз/i, '«вход», «войти»'],
	[/войти с (?:google|telegram|max|vk|яндекс)/i, '«войти через»'],
	[/telegram бот/i, '«Telegram-бот»'],
	[/данн(?:ый|ого|ом) (?:момент|сайт|сервис|раздел|номер)|в случае если|осуществл/i, 'проще'],
	[/(?:^|[^а-яё])(?:явля[а-яё]тся|необходимо|хозя(?:ин|ева|йк)[а-яё]*)(?![а-яё])/i, 'проще'],
	[/[а-яё,] пожалуйста/i, 'без «пожалуйста»'],
];

/** Lists of stems, words that moderation looks for, and the contract, which speaks as the law does. */
const NOT_PROSE = new RegExp(
	'^(?:sandbox|harness|lab|e2e)/|^scripts/lint/|moderation/(?:phases|labelled)/|/data/|/silhouette/|' +
		'^web/src/content/contract-of-sale',
);
/** A range or a set of letters: the text is no sentence. */
const PATTERN = /а-я|Ёё/i;

/** A line of a paragraph that goes on. */
const SOFT_BREAK = /\n(?!\s*(?:[-*#|>\d]|\n)) */g;

const eyo = new Eyo();
eyo.dictionary.set(safeDictionary);

/** Russian texts are written as docs/texts.md says; the specifications' quotes stand where they put them. */
export const russianTexts: Rule = {
	name: 'russian-texts',
	problems(file) {
		if (NOT_PROSE.test(file.path) || isTest(file)) return [];

		return proseOf(file)
			.filter((text) => /[а-яё₽]/i.test(text) && !PATTERN.test(text))
			.map((text) => withoutSpecQuotes(text, file.path))
			.flatMap((text) => [...refusedIn(text), ...withoutYo(text)]);
	},
};

function proseOf(file: SourceFile): readonly string[] {
	if (!/\.mdx?$/.test(file.path)) return textsOf(file);
	return [file.text.replace(/```[\s\S]*?```|`[^`]*`/g, ' ').replace(SOFT_BREAK, ' ')];
}

function refusedIn(text: string): string[] {
	return REFUSED.flatMap(([words, advice]) => {
		const found = words.exec(text);
		return found === null
			? []
			: [`${advice}: ${text.slice(Math.max(0, found.index - 20), found.index + 40)}`];
	});
}

function withoutYo(text: string): string[] {
	return eyo.lint(text).map(({ before, after }) => `«${after}», не «${before}»`);
}
