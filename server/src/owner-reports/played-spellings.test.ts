import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { createPersonRegisters } from '@avtosverka/registers/person-registers';
import { countingBudget } from '@avtosverka/registers/testing/budgets';
import { createTransports } from '@avtosverka/registers/transports';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import { askAboutPlayed } from '@avtosverka/sandbox/testing/supplier-at';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSuppliers } from '../config/suppliers.ts';
import { presentAnswer } from './present/blocks.ts';

const now = () => new Date();

let sandbox: RunningSandbox;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, timeScale: 0.01 });
});
afterAll(() => sandbox.close());

/** What a sandbox register says of a person, asked through one supplier; and how often that cost money. */
async function ask(register: PersonRegister, supplier: string, lastName: string) {
	const { suppliers } = readSuppliers(sandboxSettings(sandbox.url));
	const settings = {
		suppliers,
		via: { [register]: [supplier] },
		requestPolicy: 'bench',
	} as never;
	const transports = createTransports(settings, { now });
	const registers = createPersonRegisters(settings, { now, transports, budget: countingBudget() });
	let paid = 0;
	const beforePaid = async () => {
		paid += 1;
	};
	const { answer } = await registers.ask(register, { ...askAboutPlayed(lastName), beforePaid });
	return { answer: presentAnswer(register, answer), paid };
}

describe('registers that find a name letter by letter', () => {
	test.each([
		['fssp', 'fssp', 'Тестов-Образцов', 0],
		['bankruptcy', 'efrsb', 'Тестов-Образцов', 0],
		['pledge', 'fedresurs', 'Тестов-Образцов', 0],
		['fssp', 'fssp', 'Примерли', 0],
		['fssp', 'apicloud', 'Тестов-Образцов', 3],
		['bankruptcy', 'apicloud', 'Тестов-Образцов', 3],
		['arbiter', 'apicloud', 'Тестов-Образцов', 3],
		['fssp', 'apicloud', 'Примерли', 3],
	] as const)('have %s through %s of %s', async (register, supplier, lastName, cost) => {
		const { answer, paid } = await ask(register, supplier, lastName);
		expect(answer).toMatchObject({ state: 'found' });
		const text = JSON.stringify(answer);
		expect(text).toContain(register === 'arbiter' ? '"match":"name-only"' : '"match":"exact"');
		expect(paid).toBe(cost);
	});

	test.each([
		['inn', 'fns', 'Тестов-Образцов', '772235888021'],
		['inn', 'apicloud', 'Тестов-Образцов', '772235888021'],
		['inn', 'fns', 'Примерли', '774254631931'],
		['inn', 'fns', 'Примерас', '773233082622'],
		['inn', 'apicloud', 'Примерас', '773233082622'],
	] as const)('know %s through %s of %s', async (register, supplier, lastName, inn) => {
		expect((await ask(register, supplier, lastName)).answer).toMatchObject({ facts: { state: 1, inn } });
	});

	test.each([
		['fsin_wanted', 'fsin', 'Тестов-Образцов'],
		['terrorist', 'fedsfm', 'Тестов-Образцов'],
		['terrorist', 'apicloud', 'Тестов-Образцов'],
		['fssp', 'fssp', 'Примерас'],
		['pledge', 'fedresurs', 'Примерас'],
		['arbiter', 'apicloud', 'Примерас'],
	] as const)('have nothing in %s through %s of %s', async (register, supplier, lastName) => {
		expect((await ask(register, supplier, lastName)).answer).toMatchObject({ state: 'clear' });
	});
});
