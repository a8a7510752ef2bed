import { describe, expect, test } from 'vitest';
import { cellOf, tableUnder } from '../testing/fault-table.ts';
import { FAULTS, type FaultName } from '../testing/faults.ts';
import {
	askFaultyAboutPerson,
	PERSON_SITUATIONS,
	type PersonSituationName,
} from '../testing/faulty-people.ts';

const OUT = 'unreachable';
const ODD = 'unreadable';
const QUOTA = 'refused: quota';
const FOUND = 'found';
const PARTIAL = 'partial';

const EXPECTED: Readonly<Record<FaultName, readonly string[]>> = {
	'silence until the deadline': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, FOUND, OUT, FOUND, OUT],
	'connection reset': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, FOUND, OUT, FOUND, OUT],
	'HTTP 500': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, FOUND, OUT, FOUND, OUT],
	'HTTP 429': [QUOTA, QUOTA, QUOTA, QUOTA, QUOTA, QUOTA, QUOTA, QUOTA, FOUND, QUOTA, FOUND, QUOTA],
	'a page of something else': [ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD, FOUND, ODD, FOUND, ODD],
	'JSON of something else': [ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD, FOUND, ODD, FOUND, ODD],
	'half a body, then cut': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, FOUND, OUT, FOUND, OUT],
	'half a body, ended in order': [ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD, FOUND, ODD, FOUND, ODD],
	'UTF-16 called UTF-8': [ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD, FOUND, ODD, FOUND, ODD],
	'windows-1251 called UTF-8': [
		FOUND,
		FOUND,
		FOUND,
		FOUND,
		PARTIAL,
		PARTIAL,
		ODD,
		FOUND,
		FOUND,
		FOUND,
		FOUND,
		FOUND,
	],
	'a captcha page': [ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD, FOUND, ODD, FOUND, ODD],
	'an empty body': [ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD, FOUND, ODD, FOUND, ODD],
	'a body of 6 MB': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, FOUND, OUT, FOUND, OUT],
	'a body without end': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, FOUND, OUT, FOUND, OUT],
	'a body that drips': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, FOUND, OUT, FOUND, OUT],
	'a redirect to an answer': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, FOUND, OUT, FOUND, OUT],
	'HTTP 200 with an error inside': [OUT, OUT, OUT, OUT, ODD, ODD, ODD, ODD, FOUND, ODD, FOUND, OUT],
};

const SITUATION_NAMES = Object.keys(PERSON_SITUATIONS) as readonly PersonSituationName[];
const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];

const ask = (fault: FaultName | 'none') =>
	Promise.all(SITUATION_NAMES.map((name) => askFaultyAboutPerson(name, fault)));

describe('a supplier of people’s registers that goes wrong', () => {
	test.each(FAULT_NAMES)('by %s has a state, and it denies nothing', async (fault) => {
		const outcomes = await ask(fault);
		const cells = outcomes.map(cellOf);
		expect(cells).toEqual(EXPECTED[fault]);
		expect(cells.join()).not.toContain('clear');
		// The tax service denies by a finding.
		for (const { answer } of outcomes.flat()) expect(answer).not.toMatchObject({ facts: { state: 0 } });
	});

	test('is asked by the same calls that give «clear» when nothing goes wrong', async () => {
		// Passport and INN have facts of their own for «nothing known».
		const expected = SITUATION_NAMES.map((name) => {
			if (name === 'apicloud, people') return 'clear / found';
			return name.startsWith('fns') ? 'found' : 'clear';
		});
		expect((await ask('none')).map(cellOf)).toEqual(expected);
	});

	test('is told of in docs/faults.md as it is', () => {
		expect(tableUnder('People')).toEqual([
			['fault', ...SITUATION_NAMES],
			...FAULT_NAMES.map((fault) => [fault, ...EXPECTED[fault]]),
		]);
	});
});
