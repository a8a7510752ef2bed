import { BaseData } from '@avtosverka/contract/check/base';
import { SECTION_DATA } from '@avtosverka/contract/check/data';
import { checkReply } from '@avtosverka/contract/check/meta';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { expect, test } from 'vitest';
import { exampleReport } from './example-report.ts';

test('the example is what our own API would answer, of all ten registers and the car itself', () => {
	const { vin, stored } = exampleReport();
	expect(parseVin(vin)).toEqual({ ok: true, vin });
	expect(checkReply(BaseData).parse(stored.base)).toEqual(stored.base);
	for (const section of SECTIONS) {
		const reply = stored.sections[section];
		expect(checkReply(SECTION_DATA[section]).parse(reply)).toEqual(reply);
	}
});

test('it has something to stop for, to clarify and to know, and a history', () => {
	const { decided } = exampleReport();
	expect(decided.verdict).toBe('stop');
	expect(new Set(decided.reasons.map(({ severity }) => severity))).toEqual(
		new Set(['stop', 'clarify', 'know']),
	);
	expect(decided.timeline.owners).toHaveLength(3);
	expect(decided.timeline.mileage).toHaveLength(3);
	expect(decided.questions.length).toBeGreaterThan(0);
});

test('no car can have its VIN, and nobody is named in it', () => {
	const { vin, stored } = exampleReport();
	expect(vin).toMatch(/0{7}$/);
	const names = [...JSON.stringify(stored).matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name);
	expect(names).toEqual(['Физическое лицо', 'ПАО «Банк Пример»']);
});
