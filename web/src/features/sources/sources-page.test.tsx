import type { ListedSource, Sources } from '@avtosverka/contract/sources';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SourcesPage } from './sources-page.tsx';
import { answeringNow, durationText, lastAnswered, retentionText } from './words.ts';

const HOUR_MS = 3_600_000;
const DAY = { found: 24 * HOUR_MS, clear: 6 * HOUR_MS };
const WEEK = { found: 168 * HOUR_MS, clear: 42 * HOUR_MS };
const wanted: ListedSource = {
	register: 'wanted',
	name: 'Розыск',
	owner: 'МВД России',
	tells: 'Ищут ли машину.',
	silentAbout: 'Розыск в других странах.',
	askedBy: 'vin',
	suppliers: [{ id: 'avtocod', retentionMs: DAY }],
	silence: null,
	last: { supplier: 'avtocod', at: '2026-11-21T07:42:00.000Z' },
};
const plate: ListedSource = { ...wanted, register: 'plate', name: 'Госномер', askedBy: 'plate' };
const off: Partial<ListedSource> = { suppliers: [], silence: 'switched-off' };

function text(sources: readonly ListedSource[], lastKnown = true): string {
	const props: Sources = { sources, lastKnown };
	return renderToStaticMarkup(<SourcesPage {...props} />)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');
}

describe('the page about sources', () => {
	test('says whose a register is, what it can and cannot tell, who answers and when it last did', () => {
		const page = text([wanted, plate]);
		expect(page).toContain('Розыск МВД России, по VIN');
		expect(page).toContain('Что знает Ищут ли машину.');
		expect(page).toContain('Чего не знает Розыск в других странах.');
		expect(page).toContain('Кто отвечает Автокод');
		expect(page).toContain('Последний ответ Автокод, 21 ноября 2026, 10:42');
		expect(page).toContain('Сколько храним ответ Сутки, «записей нет» — 6 часов');
		expect(page).toContain('Госномер МВД России, по госномеру');
		expect(page).not.toContain('никто не отвечает');
	});

	test('does not hide that nobody answers, and still tells who last did', () => {
		const page = text([{ ...wanted, ...off }, plate]);
		expect(page).toContain('Сейчас никто не отвечает: Розыск.');
		expect(page).toContain('Кто отвечает Сейчас никто не отвечает: источник отключён');
		expect(page).toContain('Последний ответ Автокод, 21 ноября 2026, 10:42');
		expect(text([{ ...wanted, ...off }])).toContain('Сейчас не отвечает ни один источник.');
	});

	test('tells an answer that never came from one that is not known', () => {
		expect(text([{ ...wanted, last: null }])).toContain('Последний ответ Сохранённых ответов нет');
		expect(text([{ ...wanted, last: null }], false)).toContain('Последний ответ Сейчас неизвестно');
	});
});

describe('the words about sources', () => {
	test('name suppliers in the order of asking', () => {
		const suppliers = (['gibdd', 'avtocod', 'apicloud'] as const).map((id) => ({ id, retentionMs: DAY }));
		expect(answeringNow({ suppliers, silence: null })).toBe(
			'Сначала ГИБДД, если ответа нет — Автокод, затем api-cloud.ru',
		);
		expect(answeringNow({ suppliers: [], silence: 'no-key' })).toBe(
			'Сейчас никто не отвечает: к источнику нет доступа',
		);
	});

	test('tell terms apart only where they differ', () => {
		expect(retentionText([])).toBeNull();
		expect(retentionText([{ id: 'avtocod', retentionMs: { found: 0, clear: 0 } }])).toBe(
			'Показываем только тому, кто спросил',
		);
		expect(retentionText([{ id: 'gost', retentionMs: WEEK }])).toBe('7 дней, «записей нет» — 42 часа');
		expect(
			retentionText([
				{ id: 'gost', retentionMs: WEEK },
				{ id: 'avtocod', retentionMs: DAY },
			]),
		).toBe('Росстандарт: 7 дней, «записей нет» — 42 часа; Автокод: сутки, «записей нет» — 6 часов');
	});

	test('count hours and days', () => {
		expect([1, 6, 24, 42, 48, 168].map((hours) => durationText(hours * HOUR_MS))).toEqual([
			'1 час',
			'6 часов',
			'сутки',
			'42 часа',
			'2 дня',
			'7 дней',
		]);
	});

	test('know no moment where nothing is kept', () => {
		expect(lastAnswered(null)).toBeNull();
	});
});
