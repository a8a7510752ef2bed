import { GrammyError, HttpError } from 'grammy';
import { expect, test } from 'vitest';
import { readRefusal } from './refusal.ts';

const refusedWith = (error_code: number, description: string, retry_after?: number) =>
	new GrammyError(
		'x',
		{ ok: false, error_code, description, parameters: retry_after === undefined ? {} : { retry_after } },
		'sendMessage',
		{},
	);

test.each([
	[403, 'Forbidden: bot was blocked by the user', { kind: 'closed' }],
	[403, 'Forbidden: user is deactivated', { kind: 'closed' }],
	[403, 'Forbidden: bot was kicked from the supergroup chat', { kind: 'closed' }],
	[403, "Forbidden: bot can't initiate conversation with a user", { kind: 'closed' }],
	[400, 'Bad Request: message is not modified: specified new message content', { kind: 'unchanged' }],
	[400, 'Bad Request: message to edit not found', { kind: 'refused' }],
	[400, 'Bad Request: chat not found', { kind: 'refused' }],
	[400, "Bad Request: can't parse entities: Unsupported start tag", { kind: 'refused' }],
	[400, 'Bad Request: message is too long', { kind: 'refused' }],
	[400, 'Bad Request: query is too old and response timeout expired', { kind: 'refused' }],
	[401, 'Unauthorized', null],
	[409, 'Conflict: terminated by other getUpdates request', null],
	[500, 'Internal Server Error', null],
])('%i «%s» means %o for a message', (code, description, meaning) => {
	expect(readRefusal(refusedWith(code, description))).toEqual(meaning);
});

test('429 says how long to wait', () => {
	const failure = refusedWith(429, 'Too Many Requests: retry after 5', 5);
	expect(readRefusal(failure)).toEqual({ kind: 'wait', ms: 5_000 });
});

test('no answer at all is no refusal', () => {
	expect(readRefusal(new HttpError('no network', new Error('ECONNRESET')))).toBeNull();
});
