import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Exceptions } from './exceptions.tsx';

const textOf = (exceptions: Parameters<typeof Exceptions>[0]['exceptions']) =>
	renderToStaticMarkup(<Exceptions exceptions={exceptions} token="t" onDone={async () => {}} />)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

const EXCEPTION = { id: 3, at: '2026-11-21T07:42:00.000Z', why: 'такого заказа у нас нет', order: null };

test('each exception says what happened, and has a button of its own', () => {
	const text = textOf([EXCEPTION, { ...EXCEPTION, id: 4, order: 'A1Z' }]);
	expect(text).toContain('Ждёт разбора 2');
	expect(text).toContain('Запись 3 Разобрано… Запись 3 21 ноября 2026, 10:42; такого заказа у нас нет');
	expect(text).toMatch(/Запись 4 .*заказ A1Z/);
	expect(text.match(/заказ /g)).toHaveLength(1);
});

test('where none is left that is said', () => {
	expect(textOf([])).toContain('Ждёт разбора 0 Пусто.');
});
