import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare/root.js';

/** What begins a command; a name alone, without words after it, is only spoken of. */
const PROGRAMS =
	/^(?:npm (?:run|install)|npx|node|avtosverka|createdb|docker|echo|install|kubectl|nginx|openssl|pg_basebackup|psql|systemctl|select|delete from|update)\s\S/;

/** The part that names the commands no test can run. */
const BY_HAND = '## Какие команды проверены';

/** What stands in a command for a word that the reader fills in. */
const PLACEHOLDER = /<\S+?>|\/путь\/\S+|postgres:\/\/пользователь\S+/g;

/** How a test runs a command: the page's own words, or `line`, which takes the page's by their beginning. */
const CALLS = /\b(run|runCommand|start|startCommand|line)\(\s*(['`])(.+?)\2/g;

const textOf = (page: string) => readFileSync(join(ROOT, 'docs', `${page}.md`), 'utf8');

/** The text of docs/operations.md. */
export const operationsPage = () => textOf('operations');

/** The text of docs/operations.md and of the reference pages beside it that name commands. */
export const operatorPages = () =>
	['operations', 'console', 'metrics', 'log', 'channels', 'failures'].map(textOf).join('\n');

type Block = { readonly language: string; readonly text: string };

function blocksOf(page: string): readonly Block[] {
	return [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
		language,
		text: text.trim(),
	}));
}

/** Every command of a page, each once, as it is written: inline, in a block, each line of one for a shell. */
export function commandsOf(page: string): readonly string[] {
	const blocks = blocksOf(page).flatMap(({ language, text }) =>
		language === 'sh' ? text.split('\n') : text,
	);
	const inline = [...page.replace(/^```.*?^```$/gms, '').matchAll(/`([^`\n]+)`/g)].map(
		([, text = '']) => text,
	);
	const found = [...blocks, ...inline].map((text) => text.replace(/;$/, ''));
	return [...new Set(found.filter((text) => PROGRAMS.test(text)))];
}

/** The blocks of a page for a shell. */
export function shellBlocksOf(page: string): readonly string[] {
	return blocksOf(page).flatMap(({ language, text }) => (language === 'sh' ? [text] : []));
}

/** The blocks of a page that are no commands: settings and queries of other programs. */
export function settingsOf(page: string): readonly string[] {
	return blocksOf(page).flatMap(({ text }) => (PROGRAMS.test(text) ? [] : [text]));
}

/** The commands that the page speaks of where it says which are not run by tests. */
export function byHandOf(page: string): readonly string[] {
	const [, part = ''] = page.split(BY_HAND);
	return commandsOf(part.split(/\n#+ /)[0] ?? '');
}

/** Whether a test runs a command of the page: a call of its begins with that command and its words. */
export function isRunIn(test: string, command: string): boolean {
	const typed = command.replace(PLACEHOLDER, '*');
	return [...test.matchAll(CALLS)].some(([, call, , text = '']) => {
		const words = text.replace(/\$\{.+?\}/g, '*');
		return call === 'line'
			? typed.startsWith(`${words} `)
			: words === typed || words.startsWith(`${typed} --`);
	});
}
