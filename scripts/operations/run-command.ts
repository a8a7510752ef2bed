import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../prepare/programs.js';
import { ROOT } from '../prepare/root.js';

/** How a command ended and all that it printed. */
export type CommandResult = { readonly code: number; readonly text: string };

/** The program and words of a command as a person types it; `npm run` is what package.json says. */
export function programOf(command: string): readonly [program: string, words: readonly string[]] {
	const [program = '', ...words] = command.split(' ');
	if (program === 'node') return [process.execPath, words];
	if (program !== 'npm' || words[0] !== 'run') return [findProgram(program) ?? program, words];

	const [, name = '', , ...more] = words;
	const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
	if (!scripts[name]) throw new Error(`package.json has no ${name}`);
	const [, ...script] = String(scripts[name]).split(' ');
	return [process.execPath, [...script, ...more]];
}

/** A person who types a command is in no suite of tests. */
const OF_NO_SUITE = { TEST_SUITE: '' };

/** Runs a command with these settings besides the process's own, to its end. */
export function runCommand(
	command: string,
	settings: Readonly<Record<string, string>> = {},
	cwd: string = ROOT,
): Promise<CommandResult> {
	const [program, words] = programOf(command);
	const env = { ...process.env, ...OF_NO_SUITE, ...settings };
	return new Promise((resolve) => {
		execFile(program, words, { env, cwd, maxBuffer: 2 ** 26 }, (error, out, problem) =>
			resolve({ code: error ? Number(error.code) : 0, text: out + problem }),
		);
	});
}

/** Starts a command that runs until it is stopped. */
export function startCommand(command: string, settings: Readonly<Record<string, string>>): ChildProcess {
	const [program, words] = programOf(command);
	return spawn(program, words, {
		env: { ...process.env, ...settings },
		cwd: ROOT,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
}
