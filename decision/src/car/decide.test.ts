import { SECTIONS as SECTION_NAMES } from '@avtosverka/contract/vocabulary/register';
import { expect, test } from 'vitest';
import { decideCar } from './decide.ts';
import { clear, question, silent } from './testing/answers.ts';

test('a car that nobody asked about is too little, and every section is a line of what was not checked', () => {
	const nobody = question({ ...Object.fromEntries(SECTION_NAMES.map((name) => [name, null])), base: null });
	const { verdict, reasons, notChecked } = decideCar(nobody);
	expect({ verdict, reasons }).toEqual({ verdict: 'too-little', reasons: [] });
	expect(notChecked.filter(({ section }) => section !== null)).toHaveLength(10);
});

test.each(['wanted', 'restrict', 'zalog'] as const)(
	'silence of %s makes a good car too little',
	(section) => {
		expect(decideCar(question({})).verdict).toBe('no-obstacles');
		expect(decideCar(question({ [section]: silent() })).verdict).toBe('too-little');
		const yesterday = { ...clear(), meta: { ...clear().meta, asOf: '2026-11-21T11:00:00.000Z' } };
		expect(decideCar(question({ [section]: yesterday })).verdict).toBe('too-little');
	},
);

test('a rule that throws is told, loses its reason and leaves too little', () => {
	const told: string[] = [];
	const broken = {
		id: 'broken',
		group: 'law',
		needs: ['dtp'],
		gravest: 'know',
		find: () => {
			throw new Error('a bug');
		},
	} as const;
	const { verdict } = decideCar(question({}), (rule) => told.push(rule), [broken]);
	expect({ verdict, told }).toEqual({ verdict: 'too-little', told: ['broken'] });
});
