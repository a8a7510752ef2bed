import { describe, expect, test } from 'vitest';
import { BodyNotUnpacked, BodyTooLarge } from './body.ts';
import { outcomeOfError } from './problem.ts';

function systemError(code: string): Error {
	return Object.assign(new Error(`${code} XTA21144094786239`), { code });
}

describe('an error on the wire', () => {
	test.each(['ECONNRESET', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'EAI_AGAIN', 'EPIPE'])(
		'%s is a lost connection that may hold the next time',
		(code) => {
			expect(outcomeOfError(systemError(code))).toMatchObject({
				result: { ok: false, problem: 'connection', detail: code },
				health: 'ill',
				passing: true,
			});
		},
	);

	test.each(['ECONNREFUSED', 'ENOTFOUND', 'CERT_HAS_EXPIRED', 'HPE_INVALID_CONSTANT'])(
		'%s will be the same in a second',
		(code) => {
			expect(outcomeOfError(systemError(code))).toMatchObject({ health: 'ill', passing: false });
		},
	);

	test('of an address with several networks is that of the first', () => {
		const both = new AggregateError([systemError('ECONNREFUSED'), systemError('ENETUNREACH')]);
		expect(outcomeOfError(both).result).toMatchObject({ problem: 'connection', detail: 'ECONNREFUSED' });
	});

	test('that is a large body says nothing bad of the supplier’s health', () => {
		expect(outcomeOfError(new BodyTooLarge())).toMatchObject({
			result: { problem: 'too-large' },
			health: 'well',
			passing: false,
		});
	});

	test('that is a broken packing is a connection that broke', () => {
		expect(outcomeOfError(new BodyNotUnpacked())).toMatchObject({
			result: { problem: 'connection' },
			passing: true,
		});
	});

	test('that is not even an error is named without being quoted', () => {
		expect(outcomeOfError('XTA21144094786239').result).toMatchObject({ detail: 'unknown' });
		expect(outcomeOfError(new TypeError('XTA21144094786239')).result).toMatchObject({ detail: 'TypeError' });
	});
});
