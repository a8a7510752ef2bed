import { AnswerMeta } from '@avtosverka/contract/check/meta';
import { PICTURE_SERVES_MS } from '@avtosverka/contract/vocabulary/captcha';
import type { Answer } from '@avtosverka/registers/answer';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHALLENGE_TOKEN } from '../http/challenge-headers.ts';
import { createCipher } from '../store/cipher.ts';
import { TEST_DATA_KEYS } from '../store/testing/test-database.ts';
import { createIdleStore } from '../testing/test-deps.ts';
import { createPictures, PICTURE_LIVES_MS, type Pictures } from './picture.ts';
import { challenged } from './testing/fake-registers.ts';
import { type TestClock, testClock } from './testing/test-clock.ts';

const ANNA = { id: 'a'.repeat(22) };
const BORIS = { id: 'b'.repeat(22) };
const OTHER_KEY = `other:${Buffer.alloc(32, 9).toString('base64')}`;

let clock: TestClock;
let pictures: Pictures;
beforeEach(() => {
	clock = testClock();
	pictures = picturesWith(TEST_DATA_KEYS);
});

function picturesWith(dataKeys: string): Pictures {
	return createPictures({ clock, store: { ...storeWithoutCipher(), cipher: createCipher(dataKeys) } });
}

/** Spreading would read the idle store's `seal`, which throws. */
function storeWithoutCipher() {
	const store = createIdleStore();
	const { query, transaction, state, takesMoney, connections, close } = store;
	return { db: {} as never, query, transaction, state, takesMoney, connections, close };
}

function shownTo(visitor: typeof ANNA, supplierToken = 'one') {
	const shown = pictures.show(challenged(clock.now(), supplierToken), visitor);
	if (!shown) throw new Error('no picture');
	return shown;
}

describe('a picture', () => {
	test('is shown with a token that is not the supplier’s, and fits the header', () => {
		const shown = shownTo(ANNA, 'supplier-token');
		expect(AnswerMeta.shape.challenge.parse(shown)).toEqual(shown);
		expect(shown).toMatchObject({ supplier: 'gibdd', image: 'data:image/png;base64,AAAA' });
		expect(shown.token).toMatch(CHALLENGE_TOKEN);
		expect(Buffer.from(shown.token, 'base64url').toString('latin1')).not.toContain('supplier-token');
	});

	test('comes back as the supplier’s token with what was read, as often as it is needed', () => {
		const { token } = shownTo(ANNA);
		const solved = { token: 'one', word: '12345' };
		expect(pictures.recognise({ token, word: '12345' }, ANNA)).toEqual(solved);
		expect(pictures.recognise({ token, word: '12345' }, ANNA)).toEqual(solved);
	});

	test('is good to nobody but the visitor to whom it was shown', () => {
		const { token } = shownTo(ANNA);
		expect(pictures.recognise({ token, word: '12345' }, BORIS)).toBeNull();
	});

	test('serves two minutes beside the time for reading it, and then no longer', () => {
		const { token } = shownTo(ANNA);
		expect(PICTURE_LIVES_MS).toBeGreaterThan(PICTURE_SERVES_MS);
		clock.pass(PICTURE_LIVES_MS - 1);
		expect(pictures.recognise({ token, word: '12345' }, ANNA)).not.toBeNull();
		clock.pass(1);
		expect(pictures.recognise({ token, word: '12345' }, ANNA)).toBeNull();
	});

	test('outlives a new key, as long as the one that sealed it still opens', () => {
		const { token } = shownTo(ANNA);
		const both = picturesWith(`${OTHER_KEY},${TEST_DATA_KEYS}`);
		expect(both.recognise({ token, word: '12345' }, ANNA)).toEqual({ token: 'one', word: '12345' });
		expect(picturesWith(OTHER_KEY).recognise({ token, word: '12345' }, ANNA)).toBeNull();
	});

	test('whose token could not come back in a header is not shown', () => {
		expect(pictures.show(challenged(clock.now(), 'x'.repeat(4000)), ANNA)).toBeNull();
	});

	test.each<Answer<unknown>>([
		{ state: 'refused', reason: 'captcha', source: 'gibdd', asOf: new Date(), detail: '' },
		{ state: 'clear', source: 'gibdd', asOf: new Date() },
		{ state: 'not-asked', reason: 'limit' },
	])('is not shown with an answer that has none ($state)', (answer) => {
		expect(pictures.show(answer, ANNA)).toBeNull();
	});
});
