import { describe, expect, test } from 'vitest';
import { ask, clear, says } from './testing/answers.ts';
import { registersOf } from './testing/tiny-registers.ts';
import { tinySupplier } from './testing/tiny-supplier.ts';

describe('the order of suppliers', () => {
	test('can be turned round by the setting, for one register alone', async () => {
		const registers = registersOf(
			[tinySupplier('avtocod', says(clear('avtocod'))), tinySupplier('gibdd', says(clear('gibdd')))],
			{ via: { dtp: ['gibdd', 'avtocod'] } },
		);
		expect((await registers.ask('dtp', ask())).answer).toEqual(clear('gibdd'));
		expect((await registers.ask('wanted', ask())).answer).toEqual(clear('avtocod'));
	});

	test('leaves out aloud names that nobody bears or that know nothing of the register', async () => {
		const warnings: string[] = [];
		const registers = registersOf(
			[
				tinySupplier('avtocod', says(clear('avtocod'))),
				tinySupplier('gibdd', says(clear('gibdd')), { registers: ['wanted'] }),
			],
			{ via: { dtp: ['gost', 'gibdd', 'avtocod'] } },
			{ onWarning: (sentence) => warnings.push(sentence) },
		);
		expect((await registers.ask('dtp', ask())).answer).toEqual(clear('avtocod'));
		expect(warnings).toEqual([
			'Реестр dtp: поставщика gost ещё нет, он пропущен.',
			'Реестр dtp: поставщик gibdd его не знает и пропущен.',
		]);
	});

	test('of which nothing remains asks nobody rather than those it left out', async () => {
		const left = tinySupplier('avtocod', says(clear('avtocod')));
		const registers = registersOf([left], { via: { dtp: ['gost'] } }, { onWarning: () => {} });
		expect((await registers.ask('dtp', ask())).answer).toEqual({
			state: 'not-asked',
			reason: 'switched-off',
		});
		expect(left.asked).toEqual([]);
	});
});
