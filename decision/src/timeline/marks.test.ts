import type { Timeline } from '@avtosverka/contract/decision';
import type { MarkKind, Severity } from '@avtosverka/contract/vocabulary/decision';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutTimeline } from './layout.ts';
import { MARK_SIGNS } from './mark-signs.ts';
import { anyTimeline, EMPTY_TIMELINE } from './testing/timelines.ts';

const PHONE = { width: 358, height: 156 };
const WORDS = new Set(Object.values(MARK_SIGNS).map(({ word }) => word));

function mark(kind: MarkKind, date: string, severity: Severity | null = null): Timeline['marks'][number] {
	return { kind, date, section: 'dtp', text: kind, severity };
}

function drawn(...marks: Timeline['marks']) {
	const { shapes, numbers } = layoutTimeline({ ...EMPTY_TIMELINE, marks }, PHONE);
	const labels = shapes.flatMap((shape) => (shape.kind === 'label' ? [shape] : []));
	return { numbers, words: labels.filter(({ text }) => WORDS.has(text)), shapes };
}

const textsOf = (...marks: Timeline['marks']) => drawn(...marks).words.map(({ text }) => text);

describe('marks', () => {
	test('that have room keep their own words, each in its own tone', () => {
		const { words, numbers } = drawn(mark('accident', '2013-01-01'), mark('ban', '2020-01-01', 'stop'));
		expect(words.map(({ text, tone }) => [text, tone])).toEqual([
			['ДТП', 'quiet'],
			['Запрет', 'bad'],
		]);
		expect(numbers).toEqual([]);
	});

	test('of which only the words would meet move them apart', () => {
		expect(textsOf(mark('pledge', '2018-01-01'), mark('wanted', '2018-10-01'))).toEqual(['Залог', 'Розыск']);
	});

	test('of one kind that would hide each other are a number under their word', () => {
		const { words, numbers } = drawn(
			...['2020-01-01', '2020-02-01', '2020-03-01'].map((date) => mark('accident', date)),
		);
		expect(words.map(({ text }) => text)).toEqual(['ДТП']);
		expect(numbers).toMatchObject([{ count: 3, from: '2020-01-01', to: '2020-03-01' }]);
	});

	test('of several kinds are a number in the tone of the gravest', () => {
		const { words, numbers, shapes } = drawn(
			...[mark('customs', '2020-01-01', 'clarify'), mark('ban', '2020-02-01', 'stop')],
			mark('recall', '2020-03-01'),
		);
		expect(words).toEqual([]);
		expect(numbers).toMatchObject([{ count: 3 }]);
		expect(shapes).toContainEqual(expect.objectContaining({ kind: 'rect', radius: 7, fill: 'bad' }));
	});

	test('in each other’s way are joined where they are nearest', () => {
		const { words, numbers } = drawn(
			...[mark('pledge', '2018-01-01'), mark('wanted', '2018-10-01'), mark('ban', '2020-09-01')],
		);
		expect(words.map(({ text }) => text)).toEqual(['Запрет']);
		expect(numbers).toMatchObject([{ from: '2018-01-01', to: '2018-10-01' }]);
	});

	test('are each under a word of their own or in a number, and numbers can be pressed apart', () => {
		const anyWidth = fc.integer({ min: 280, max: 1200 });
		fc.assert(
			fc.property(anyTimeline, anyWidth, (timeline, width) => {
				const { shapes, numbers } = layoutTimeline(timeline, { ...PHONE, width });
				const words = shapes.filter((shape) => shape.kind === 'label' && WORDS.has(shape.text));
				const single = timeline.marks.length - numbers.reduce((sum, { count }) => sum + count, 0);
				expect(words.length).toBeGreaterThanOrEqual(single);
				expect(words.length).toBeLessThanOrEqual(single + numbers.length);
				numbers.slice(1).forEach(({ x }, place) => {
					expect(x - (numbers[place]?.x ?? 0)).toBeGreaterThanOrEqual(23.9);
				});
			}),
			{ numRuns: 300 },
		);
	});
});
