import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { POSTS } from '@avtosverka/contract/posts';
import type { Plugin } from 'vite';

const MODULE = 'virtual:reading-minutes';
const RESOLVED = `\0${MODULE}`;

const WORDS_A_MINUTE = 180;

const MODULE_LINE = /^(?:import|export) .*$/gm;
const IMAGE = /!\[[^\]]*\]\([^)]*\)/g;
const LINK_ADDRESS = /\]\([^)]*\)/g;
/** «205/55», «5W-30» and «1,6» are each one word. */
const WORD = /[\p{L}\p{N}]+(?:[-–,./][\p{L}\p{N}]+)*/gu;

/** How many minutes it takes to read a text in MDX, pictures aside; rounded up. */
export function readingMinutes(mdx: string): number {
	const text = mdx.replaceAll(MODULE_LINE, '').replaceAll(IMAGE, '').replaceAll(LINK_ADDRESS, ']');
	return Math.max(1, Math.ceil((text.match(WORD)?.length ?? 0) / WORDS_A_MINUTE));
}

/** Counted when the site is built: the list of articles would otherwise load all their texts. */
export function countedReadingMinutes(): Plugin {
	return {
		name: 'avtosverka:reading-minutes',
		resolveId: (id) => (id === MODULE ? RESOLVED : null),
		async load(id) {
			if (id !== RESOLVED) return null;
			const minutes: Record<string, number> = {};
			for (const { slug } of POSTS) {
				const file = fileURLToPath(new URL(`./src/content/posts/${slug}.mdx`, import.meta.url));
				this.addWatchFile(file);
				minutes[slug] = readingMinutes(await readFile(file, 'utf8'));
			}
			return `export const MINUTES = ${JSON.stringify(minutes)};`;
		},
	};
}
