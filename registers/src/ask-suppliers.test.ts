import { describe, expect, test } from 'vitest';
import { FIRST_SUPPLIER_MS } from './registers.ts';
import {
	ask,
	clear,
	hangs,
	notInContract,
	refused,
	says,
	unreachable,
	unreadable,
} from './testing/answers.ts';
import { registersOf } from './testing/tiny-registers.ts';
import { type Reaction, tinySupplier } from './testing/tiny-supplier.ts';

describe('suppliers in order', () => {
	test('the first that speaks is the answer, and nobody after it is asked', async () => {
		const second = tinySupplier('gibdd', says(clear('gibdd')));
		const registers = registersOf([tinySupplier('avtocod', says(clear('avtocod'))), second]);
		expect(await registers.ask('dtp', ask())).toEqual({
			answer: clear('avtocod'),
			tried: [{ source: 'avtocod', state: 'clear' }],
		});
		expect(second.asked).toEqual([]);
	});

	test.each([
		['unreachable', unreachable('avtocod')],
		['refused', refused('avtocod', 'quota')],
		['unreadable', unreadable('avtocod')],
		['not-asked', notInContract],
	] as const)('after %s the next one is asked the same question', async (state, answer) => {
		const second = tinySupplier('gibdd', says(clear('gibdd')));
		const question = ask({ refresh: true });
		const registers = registersOf([tinySupplier('avtocod', says(answer)), second]);
		expect(await registers.ask('dtp', question)).toEqual({
			answer: clear('gibdd'),
			tried: [
				{ source: 'avtocod', state },
				{ source: 'gibdd', state: 'clear' },
			],
		});
		expect(second.asked).toMatchObject([{ subject: question.subject, refresh: true }]);
	});

	test('when all fail, the failure of the first is the answer and everybody is named', async () => {
		const registers = registersOf([
			tinySupplier('avtocod', says(unreadable('avtocod'))),
			tinySupplier('gibdd', says(unreachable('gibdd'))),
		]);
		expect(await registers.ask('dtp', ask())).toEqual({
			answer: unreadable('avtocod'),
			tried: [
				{ source: 'avtocod', state: 'unreadable' },
				{ source: 'gibdd', state: 'unreachable' },
			],
		});
	});

	test('a picture that the visitor can read stands above other failures', async () => {
		const registers = registersOf([
			tinySupplier('avtocod', says(unreachable('avtocod'))),
			tinySupplier('gibdd', says(refused('gibdd', 'captcha'))),
			tinySupplier('apicloud', says(refused('apicloud', 'quota'))),
		]);
		const { answer, tried } = await registers.ask('dtp', ask());
		expect(answer).toEqual(refused('gibdd', 'captcha'));
		expect(tried).toHaveLength(3);
	});

	test('a failure of somebody who was asked stands above a contract that lacks the register', async () => {
		const registers = registersOf([
			tinySupplier('avtocod', says(notInContract)),
			tinySupplier('gibdd', says(unreachable('gibdd'))),
		]);
		expect((await registers.ask('dtp', ask())).answer).toEqual(unreachable('gibdd'));
	});

	test('a contract that lacks the register is the answer when nobody else is there', async () => {
		const registers = registersOf([tinySupplier('avtocod', says(notInContract))]);
		expect((await registers.ask('dtp', ask())).answer).toEqual(notInContract);
	});
});

describe('time', () => {
	test('that a supplier takes is bounded while another one follows', async () => {
		const first = tinySupplier('avtocod', hangs('avtocod'));
		const registers = registersOf(
			[first, tinySupplier('gibdd', says(clear('gibdd')))],
			{},
			{ firstSupplierMs: 30 },
		);
		expect(await registers.ask('dtp', ask())).toEqual({
			answer: clear('gibdd'),
			tried: [
				{ source: 'avtocod', state: 'unreachable' },
				{ source: 'gibdd', state: 'clear' },
			],
		});
		expect(first.asked[0]?.signal.aborted).toBe(true);
	});

	test('is 25 seconds, unless told otherwise', () => {
		expect(FIRST_SUPPLIER_MS).toBe(25_000);
	});

	test('is not bounded for the last one', async () => {
		const slow: Reaction = async () => {
			await new Promise((resolve) => setTimeout(resolve, 60));
			return clear('avtocod');
		};
		const registers = registersOf([tinySupplier('avtocod', slow)], {}, { firstSupplierMs: 10 });
		expect((await registers.ask('dtp', ask())).answer).toEqual(clear('avtocod'));
	});

	test('of an asker who left is not spent on the next supplier', async () => {
		const second = tinySupplier('gibdd', says(clear('gibdd')));
		const registers = registersOf([tinySupplier('avtocod', hangs('avtocod')), second]);
		const { answer, tried } = await registers.ask('dtp', ask({ signal: AbortSignal.timeout(20) }));
		expect(answer).toEqual(unreachable('avtocod'));
		expect(tried).toEqual([{ source: 'avtocod', state: 'unreachable' }]);
		expect(second.asked).toEqual([]);
	});
});

describe('our own bug', () => {
	const breaks: Reaction = async () => {
		throw new TypeError('our own');
	};

	test('is no answer: the asking rejects, wherever in the order it happens', async () => {
		const fine = tinySupplier('gibdd', says(unreachable('gibdd')));
		const broken = tinySupplier('avtocod', breaks);
		await expect(registersOf([broken, fine]).ask('dtp', ask())).rejects.toThrow('our own');
		await expect(registersOf([fine, broken]).ask('dtp', ask())).rejects.toThrow('our own');
	});

	test('is told to the operator when nobody waits for that answer any more', async () => {
		const warnings: string[] = [];
		const late: Reaction = async ({ signal }) => {
			await new Promise((resolve) => signal.addEventListener('abort', resolve));
			throw new TypeError('XTA21144094786239');
		};
		const registers = registersOf(
			[tinySupplier('avtocod', late), tinySupplier('gibdd', says(clear('gibdd')))],
			{},
			{ firstSupplierMs: 10, onWarning: (sentence) => warnings.push(sentence) },
		);
		expect((await registers.ask('dtp', ask())).answer).toEqual(clear('gibdd'));
		expect(warnings).toEqual(['avtocod, dtp: TypeError after its time']);
	});
});
