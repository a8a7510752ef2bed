import { describe, expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const through = (page: string) => paintFirst(Buffer.from(page)).toString();

describe('a page on its way out', () => {
	test('asks for its scripts after everything else', () => {
		expect(through('<link rel="modulepreload" href="/a.js"/>')).toBe(
			'<link rel="modulepreload" fetchpriority="low" href="/a.js"/>',
		);
	});

	test('is otherwise left alone', () => {
		const page = '<h1>Проверьте машину 🚗</h1><link rel="stylesheet" href="/a.css"/>';
		expect(through(page)).toBe(page);
	});
});
