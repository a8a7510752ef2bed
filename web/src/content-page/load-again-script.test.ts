import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadAgainScript } from './load-again-script.ts';

type Script = { tagName: string; type: string; nonce: string; src: string; replaceWith(next: Script): void };

/** A page that is only read, with the scripts that have been put in place of its own. */
function openPage() {
	let fail = (_: { target: object }): void => {};
	const put: Script[] = [];
	const script = (type: string): Script => ({
		tagName: 'SCRIPT',
		type,
		nonce: 'N',
		src: '/assets/content-page.js',
		replaceWith: (next) => put.push(next),
	});
	runInNewContext(loadAgainScript(), {
		setTimeout,
		addEventListener: (kind: string, listener: typeof fail, capture: boolean) => {
			// Errors of loading reach the window in the capturing phase alone.
			if (kind === 'error' && capture) fail = listener;
		},
		document: { createElement: () => script('') },
	});
	return { put, script, fail: (target: object) => fail({ target }) };
}

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

describe('a page that is only read, whose script does not come,', () => {
	test('asks for it again in its place, under its nonce', async () => {
		const { put, script, fail } = openPage();
		fail(script('module'));
		expect(put).toEqual([]);
		await vi.runAllTimersAsync();
		expect(put).toMatchObject([{ type: 'module', nonce: 'N', src: '/assets/content-page.js' }]);
	});

	test('gives it up after two more attempts', async () => {
		const { put, script, fail } = openPage();
		for (let attempt = 0; attempt < 5; attempt += 1) {
			fail(put.at(-1) ?? script('module'));
			await vi.runAllTimersAsync();
		}
		expect(put).toHaveLength(2);
	});

	test('does not mind what else fails: a picture, the script of a counter, a bug', async () => {
		const { put, script, fail } = openPage();
		for (const target of [{ tagName: 'IMG' }, script(''), {}]) fail(target);
		await vi.runAllTimersAsync();
		expect(put).toEqual([]);
	});
});
