import type { OperatorQueue } from '@avtosverka/contract/operator/queues';
import { OPERATOR_QUEUES } from '@avtosverka/contract/operator/queues';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { useInsideFrame } from '../../ui/inside-frame.ts';
import { retryNote, retryResult } from './queue-words.ts';
import { Queues } from './queues.tsx';

vi.mock('../../ui/inside-frame.ts');
vi.mocked(useInsideFrame).mockReturnValue(false);

const EMPTY = OPERATOR_QUEUES.map((id): OperatorQueue => {
	const retry = id !== 'moderation' && id !== 'held-lookups';
	return { id, count: 0, oldest_at: null, retry };
});
const waiting = (...ids: OperatorQueue['id'][]) =>
	EMPTY.map((queue) =>
		ids.includes(queue.id) ? { ...queue, count: 1200, oldest_at: '2026-11-30T17:14:00.000Z' } : queue,
	);

function markupOf(queues: readonly OperatorQueue[]): string {
	const element = <Queues queues={queues} token="t" onDone={async () => {}} />;
	const routes = [{ id: 'root', path: '/', element, loader: () => null }];
	const loaderData = { root: { settings: { siteUrl: 'https://sverka.example' } } };
	return renderToStaticMarkup(
		<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />,
	);
}

const textOf = (queues: readonly OperatorQueue[]) =>
	markupOf(queues)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

describe('the queues of the console', () => {
	test('say how much waits, since when, and have a button of their own', () => {
		const text = textOf(waiting('letters', 'reports'));
		expect(text).toContain('Очереди ждёт 2 400');
		expect(text).toContain(
			'Письма ждут отправки 1 200 самое давнее — с 30 ноября 2026, 20:14 Попробовать снова… Письма ждут отправки',
		);
		expect(text.match(/Попробовать снова…/g)).toHaveLength(2);
	});

	test('offer nothing where nothing waits', () => {
		const markup = markupOf(EMPTY);
		expect(markup).toContain('ждёт 0');
		expect(markup).not.toMatch(/<button|<a |самое давнее/);
	});

	test('lead to the moderators’ page, and say what the site does by itself', () => {
		const markup = markupOf(waiting('moderation', 'held-lookups'));
		expect(markup).toContain('href="/moderation"');
		expect(markup).toContain('Прерванный поиск сайт сам продолжает');
		expect(markup).not.toContain('<button');
	});
});

describe('what a retry says', () => {
	test.each([
		[0, 'Письма ждут отправки: сейчас повторять нечего.'],
		[1, 'Письма ждут отправки: пробуем снова, 1 письмо.'],
		[3, 'Письма ждут отправки: пробуем снова, 3 письма.'],
		[500, 'Письма ждут отправки: пробуем снова, 500 писем.'],
	])('of %i', (count, words) => {
		expect(retryResult('letters', count)).toBe(words);
	});

	test('before it, is what follows and how much at once', () => {
		expect(retryNote('late-notices')).toContain('в девять утра. За один раз — не больше 500.');
	});
});
