import { expect, test } from 'vitest';
import { readPage } from './customs/wire.ts';
import { readFsinList } from './fsin/wire.ts';
import { readDebt } from './fssp/sums.ts';
import { place } from './gibdd/text.ts';

const LONG = 100_000;
/** A pattern that reads a text again from each of its signs needs many times as long. */
const WITHIN_MS = 2_000;

const repeated = (part: string) => part.repeat(LONG / part.length);

test.each([
	['sums without a colon', () => readDebt([repeated('долг ')])],
	['sums of many digits', () => readDebt([repeated('долг: 1 ')])],
	['a page of customs', () => readPage(`<main><form></form>${repeated('class=')}</main>`)],
	['a list of ФСИН', () => readFsinList(`<div class="sl-list">${repeated('class=')}</div>`)],
	['a place that is nothing but commas', () => place(`${repeated(', ')}Москва`)],
])('a hundred thousand signs are read in no time: %s', (_, read) => {
	const began = process.cpuUsage();
	read();
	expect(process.cpuUsage(began).user / 1000).toBeLessThan(WITHIN_MS);
});

test('a place loses the commas at its end alone', () => {
	expect([place('Москва, Мира, 1, ,'), place(' , '), place(null)]).toEqual(['Москва, Мира, 1', null, null]);
});
