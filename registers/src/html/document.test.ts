import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementsOf, readDocument, readFragment } from './document.ts';
import { linesOf } from './lines.ts';

describe('any text', () => {
	test('is read as a page and as a piece of one, or is refused, and never throws', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
				for (const tree of [readDocument(text), readFragment(text)]) if (tree) linesOf(tree.root);
			}),
		);
	});

	test.each([
		['elements', '<div>'.repeat(90_000)],
		['templates', '<template>'.repeat(45_000)],
		[
			'formatting elements that every paragraph repeats',
			Array.from({ length: 30_000 }, (_, n) => `<p><b id=${n}>`).join(''),
		],
	])('too deep in %s is refused within a moment', (_, text) => {
		const start = process.cpuUsage();
		expect(readFragment(text)).toBeNull();
		expect(process.cpuUsage(start).user / 1000).toBeLessThan(2_000);
	});

	test('too long, as a whole or in one tag, is refused', () => {
		expect(readDocument('a'.repeat(500_001))).toBeNull();
		expect(readDocument(`<p ${'a '.repeat(50_001)}>`)).toBeNull();
	});

	test('with many elements beside each other is read', () => {
		const tree = readFragment('<p><b>x</b></p>'.repeat(5_000));
		expect(tree && elementsOf(tree.root)).toHaveLength(10_000);
	});
});

describe('lines', () => {
	const lines = (html: string) => linesOf(readFragment(html)!.root);

	test('end where a block does, and go on through elements inside a line', () => {
		expect(lines('<p>Марка: <b>LADA</b></p>один<br>два<div>три</div>')).toEqual([
			'Марка: LADA',
			'один',
			'два',
			'три',
		]);
	});

	test('leave out what nobody reads, and signs that a database refuses', () => {
		expect(lines('<script>a</script><style>b</style>в\u0001&nbsp;  г')).toEqual(['в г']);
	});
});
