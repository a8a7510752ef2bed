import { expect, test } from 'vitest';
import { bestOfEachKind } from './best-of-each-kind.ts';
import type { SeenNumber } from './seen.ts';

function number(kind: SeenNumber['kind'], text: string, confidence: number): SeenNumber {
	const reading = { text, confidence, doubts: [] };
	return { kind, reading, from: 'text', box: { x: 0, y: 0, width: 1, height: 1 } };
}
const texts = (numbers: readonly SeenNumber[]) => bestOfEachKind(numbers).map(({ reading }) => reading.text);

test('a paper offers its VIN and its plate, the surer one first', () => {
	const vins = [number('vin', 'XTAGFL110KY700273', 0.9), number('vin', 'XTAGFL11OKY700273', 0.6)];
	expect(texts([vins[0] as SeenNumber, number('plate', 'А123ВС77', 0.8), vins[1] as SeenNumber])).toEqual([
		...['XTAGFL110KY700273', 'А123ВС77'],
	]);
});

test('a number that is hardly read is no choice beside a sure one, and alone it is shown', () => {
	expect(texts([number('vin', 'XTAGFL110KY700273', 0.9), number('plate', 'А123ВС77', 0.2)])).toHaveLength(1);
	expect(texts([number('plate', 'А123ВС77', 0.2)])).toEqual(['А123ВС77']);
	expect(texts([])).toEqual([]);
});
