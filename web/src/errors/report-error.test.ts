import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
const bodies = () =>
	fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as { message: string });

/** As it stands in a page that was just opened. */
async function freshPage() {
	vi.resetModules();
	return (await import('./report-error.ts')).sendErrorReport;
}

beforeEach(() => {
	fetched.mockClear();
	vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('an error that a person saw', () => {
	test('is told once, however often the page is drawn again', async () => {
		const reportError = await freshPage();
		const error = new Error('x');
		for (let index = 0; index < 3; index++) reportError(error);
		expect(fetched).toHaveBeenCalledExactlyOnceWith('/v1/errors', expect.anything());
		expect(bodies()).toEqual([expect.objectContaining({ message: 'Error: x' })]);
	});

	test('is told beside another one', async () => {
		const reportError = await freshPage();
		reportError('x');
		reportError('y');
		expect(bodies().map(({ message }) => message)).toEqual(['x', 'y']);
	});

	test('is not told for ever by a page that goes on failing', async () => {
		const reportError = await freshPage();
		for (let index = 0; index < 100; index++) reportError(`${index}`);
		expect(fetched).toHaveBeenCalledTimes(10);
	});
});
