import { expect, test } from 'vitest';
import { stepAfter } from './watch-step.ts';

const refused = (status: number, code: 'conflict' | 'sign-in' | 'too-many', message: string) =>
	stepAfter({ kind: 'problem', status, problem: { success: false, code, message } });

test('a begun watch is said with the day of Moscow on which it ends', () => {
	const reply = { success: true as const, message: '', ends_at: '2026-12-26T21:30:00.000Z' };
	expect(stepAfter({ kind: 'reply', reply })).toEqual({ name: 'watched', until: '27.12' });
});

test('a refusal is said in the words of the server, with the way that is left', () => {
	expect(refused(409, 'conflict', 'Завершите одно.')).toEqual({ name: 'full', words: 'Завершите одно.' });
	expect(refused(429, 'too-many', 'Завтра.')).toEqual({ name: 'failed', words: 'Завтра.' });
	expect(refused(401, 'sign-in', 'Войдите.')).toMatchObject({
		name: 'sign-in',
		words: expect.stringContaining('Вход закончился'),
	});
});

test('a lost connection says what to do', () => {
	expect(stepAfter({ kind: 'failed', silent: true })).toEqual({
		name: 'failed',
		words: 'Не получилось: нажмите ещё раз.',
	});
});
