import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Explanation, Rule } from './rule.ts';
import { CAR_RULES } from './rules.ts';

const FOLDER = new URL('./rules/', import.meta.url);
const files = readdirSync(FOLDER)
	.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
	.map((name) => name.replace(/\.ts$/, ''));

test('the catalogue is the files of the folder', async () => {
	const ofFiles = await Promise.all(files.map(async (name) => (await load(name)).rule));
	expect([...CAR_RULES].map(({ id }) => id).sort()).toEqual([...files].sort());
	for (const rule of ofFiles) expect(CAR_RULES).toContain(rule);
});

test.each(files)('%s is named as its file, explained and tested', async (name) => {
	const { rule, explanation } = await load(name);
	expect(rule.id).toBe(name);
	expect(explanation.condition).toMatch(/\.$/);
	expect(explanation.why).toMatch(/\.$/);
	expect(readdirSync(FOLDER)).toContain(`${name}.test.ts`);
});

function load(name: string): Promise<{ rule: Rule; explanation: Explanation }> {
	return import(`./rules/${name}.ts`);
}
