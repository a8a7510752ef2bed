import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

function through(...chunks: Buffer[]): Promise<string> {
	const stream = paintFirst();
	for (const chunk of chunks) stream.write(chunk);
	stream.end();
	return text(stream);
}

describe('a page on its way out', () => {
	test('asks for its scripts after everything else', async () => {
		expect(await through(Buffer.from('<link rel="modulepreload" href="/a.js"/>'))).toBe(
			'<link rel="modulepreload" fetchpriority="low" href="/a.js"/>',
		);
	});

	test('is otherwise left alone, wherever it is cut', async () => {
		const page = Buffer.from('<h1>Проверьте машину</h1><link rel="stylesheet" href="/a.css"/>');
		for (let cut = 0; cut <= page.length; cut += 1) {
			expect(await through(page.subarray(0, cut), page.subarray(cut))).toBe(page.toString());
		}
	});
});
