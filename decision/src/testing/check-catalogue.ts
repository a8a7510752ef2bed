import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Explanation } from '../car/rule.ts';

type RuleFile = { readonly rule: { readonly id: string }; readonly explanation: Explanation };

/** Tests of a catalogue of rules: it holds every file of its folder, each explained and tested. */
export function checkCatalogue(folder: URL, catalogue: readonly RuleFile['rule'][]): void {
	const all = readdirSync(folder);
	const names = all
		.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
		.map((file) => file.replace(/\.ts$/, ''));
	const load = (name: string): Promise<RuleFile> => import(new URL(`${name}.ts`, folder).pathname);

	test('the catalogue is the files of the folder', async () => {
		expect(catalogue.map(({ id }) => id).sort()).toEqual(names.toSorted());
		for (const name of names) expect(catalogue).toContain((await load(name)).rule);
	});

	test.each(names)('%s is named as its file, explained and tested', async (name) => {
		const { rule, explanation } = await load(name);
		expect(rule.id).toBe(name);
		expect(explanation.condition).toMatch(/\.$/);
		expect(explanation.why).toMatch(/\.$/);
		expect(all).toContain(`${name}.test.ts`);
	});
}
