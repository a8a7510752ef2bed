import { describe, expect, test } from 'vitest';
import { cellOf, tableUnder } from '../testing/fault-table.ts';
import { FAULTS, type FaultName } from '../testing/faults.ts';
import { askFaulty, SITUATIONS, type SituationName } from '../testing/faulty-suppliers.ts';

type Row = readonly [string, string, string, string, string, string, string, string, string];

const OUT = 'unreachable';
const ODD = 'unreadable';
const QUOTA = 'refused: quota';

const EXPECTED: Readonly<Record<FaultName, Row>> = {
	'silence until the deadline': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT],
	'connection reset': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT],
	'HTTP 500': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT],
	'HTTP 429': [QUOTA, QUOTA, QUOTA, QUOTA, QUOTA, QUOTA, QUOTA, QUOTA, QUOTA],
	'a page of something else': [ODD, ODD, OUT, OUT, OUT, ODD, ODD, ODD, ODD],
	'JSON of something else': [ODD, OUT, ODD, ODD, ODD, ODD, ODD, ODD, ODD],
	'half a body, then cut': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT],
	'half a body, ended in order': [ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD],
	'UTF-16 called UTF-8': [ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD],
	'windows-1251 called UTF-8': [
		'found',
		'found',
		'refused: captcha',
		'refused: captcha',
		'found / partial',
		ODD,
		ODD,
		ODD,
		'found',
	],
	'a captcha page': [ODD, ODD, OUT, OUT, OUT, ODD, ODD, ODD, ODD],
	'an empty body': [ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD, ODD],
	'a body of 6 MB': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT],
	'a body without end': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT],
	'a body that drips': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT],
	'a redirect to an answer': [OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT, OUT],
	'HTTP 200 with an error inside': [OUT, OUT, OUT, ODD, OUT, ODD, ODD, ODD, OUT],
};

const SITUATION_NAMES = Object.keys(SITUATIONS) as readonly SituationName[];
const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];

async function cell(name: SituationName, fault: FaultName | 'none'): Promise<string> {
	return cellOf(await askFaulty(name, fault));
}

describe('a supplier that goes wrong', () => {
	test.each(FAULT_NAMES)('by %s has a state, and it is not «clear»', async (fault) => {
		const cells = await Promise.all(SITUATION_NAMES.map((name) => cell(name, fault)));
		expect(cells).toEqual(EXPECTED[fault]);
		expect(cells.join()).not.toContain('clear');
	});

	test('is asked by the same calls that give «clear» when nothing goes wrong', async () => {
		const cells = await Promise.all(SITUATION_NAMES.map((name) => cell(name, 'none')));
		// A card is clear by the word of the registration alone, and without digits there is only a picture.
		const avtocod = 'clear / unreadable';
		const picture = 'refused: captcha';
		expect(cells).toEqual([avtocod, avtocod, picture, picture, 'clear', 'clear', 'clear', 'clear', 'clear']);
	});

	test('is told of in docs/faults.md as it is', () => {
		expect(tableUnder('Cars')).toEqual([
			['fault', ...SITUATION_NAMES],
			...FAULT_NAMES.map((fault) => [fault, ...EXPECTED[fault]]),
		]);
	});
});
