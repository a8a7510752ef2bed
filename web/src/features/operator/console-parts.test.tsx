import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ConsoleLines } from './console-part.tsx';
import { SettingsPart } from './settings.tsx';

const textOf = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
	renderToStaticMarkup(element)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');

describe('the lines of a part', () => {
	const linesOf = (count: number) =>
		Array.from({ length: count }, (_, at) => ({ name: `строка ${at + 1}`, texts: ['как она'] }));

	test('are ten at first, and the others are a button away', () => {
		const text = textOf(<ConsoleLines lines={linesOf(50)} />);
		expect(text).toContain('строка 10');
		expect(text).not.toContain('строка 11');
		expect(text).toContain('Показать все 50');
	});

	test('are all where they are few, and where there are none that is said', () => {
		expect(textOf(<ConsoleLines lines={linesOf(10)} />)).not.toContain('Показать все');
		expect(textOf(<ConsoleLines lines={[]} />)).toContain('Пусто.');
	});
});

test('settings stand under their headlines, and what is by default says so', () => {
	const settings = [
		{ name: 'PORT', value: '3000', set: false },
		{ name: 'SITE_URL', value: 'https://site.example', set: true },
		{ name: 'BACKUP_DIR', value: 'не задано', set: false },
	];
	const text = textOf(<SettingsPart groups={[{ title: 'Сайт', settings }]} />);
	expect(text).toContain('Сайт задано 1 из 3');
	expect(text).toContain('PORT 3000 (по умолчанию) SITE_URL https://site.example BACKUP_DIR не задано ');
});
