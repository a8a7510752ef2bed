import type { TimelineEvent } from '@avtosverka/decision/timeline/events';
import { layoutTimeline } from '@avtosverka/decision/timeline/layout';
import { FULL_TIMELINE } from '@avtosverka/decision/timeline/testing/timelines';
import { textWidth } from '@avtosverka/decision/timeline/text-width';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionOf, eventLine } from './caption.ts';

const { stops } = layoutTimeline(FULL_TIMELINE, { width: 358, height: 150 });
/** Beside the button of the table at 320 px, and at 390. */
const [NARROW, PHONE] = [256, 326];

test('the line of a day tells its date, its reading and its owner', () => {
	const line = (date: string) => {
		const stop = stops.find(({ event }) => event.date === date);
		return stop && eventLine(stop.event).replaceAll('\u00a0', ' ');
	};
	expect(line('2022-03-04')).toBe('04.03.2022 · 179 919 км · физлицо с 21.08.2019');
	expect(line('2018-04-04')).toBe('04.04.2018 · ДТП: столкновение · компания с 03.06.2014');
});

const longest: TimelineEvent = {
	date: '2024-11-20',
	texts: [`Объявлена в розыск: ${'управление внутренних дел по Московской области, отдел'.padEnd(60, '.')}`],
	reading: '1 201 532 км'.replaceAll(' ', '\u00a0'),
	owner: 'компания с 03.06.2014',
};

test('a caption that two lines have no room for leaves out details, and is never cut', () => {
	const caption = (event: TimelineEvent, width: number) => captionOf(event, width).replaceAll('\u00a0', ' ');
	expect(caption(longest, 900)).toBe(eventLine(longest).replaceAll('\u00a0', ' '));
	expect(caption({ ...longest, reading: null }, PHONE)).toBe(
		'20.11.2024 · Объявлена в розыск · компания с 03.06.2014',
	);
	expect(caption(longest, NARROW)).toBe(
		'20.11.2024 · 1 201 532 км · Объявлена в розыск · компания с 03.06.2014',
	);
	const many = ['Новый владелец', 'Внесена в реестр залогов', 'Полис ОСАГО до 30.04.2019'];
	expect(caption({ ...longest, texts: [...longest.texts, ...many] }, NARROW)).toBe(
		'20.11.2024 · 1 201 532 км · 4 события · компания',
	);
});

test('whatever happened on a day, its caption has no more than two lines of the narrowest screen', () => {
	const text = fc
		.tuple(
			fc.constantFrom(
				'Запрет на регистрационные действия и техосмотр',
				'Исключена из реестра залогов',
				'Отзывная кампания',
			),
			fc.string({ unit: fc.constantFrom('ш', 'м', ' ', 'i', 'W'), maxLength: 60 }),
		)
		.map(([what, detail]) => `${what}: ${detail}`);
	fc.assert(
		fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (texts) => {
			expect(textWidth(captionOf({ ...longest, texts }, NARROW), 13)).toBeLessThanOrEqual(2 * NARROW);
			expect(captionOf({ ...longest, texts }, NARROW)).toContain('20.11.2024');
		}),
	);
});
