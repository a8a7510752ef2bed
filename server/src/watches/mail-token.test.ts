import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAIL_PURPOSES, mailToken, readMailToken } from './mail-token.ts';

const SECRET = 'a secret of no installation';

test('a token is read as what it was made for, and no other text is a token', () => {
	fc.assert(
		fc.property(fc.uuid(), fc.constantFrom(...MAIL_PURPOSES), fc.nat(42), (channelId, purpose, place) => {
			const token = mailToken(SECRET, purpose, channelId);
			expect(readMailToken(SECRET, token)).toEqual({ purpose, channelId });
			expect(readMailToken('another secret', token)).toBeNull();
			// The last sign of 43 holds bits of nothing: only a change of bytes is a change.
			const changed = `${token.slice(0, place)}${token[place] === 'A' ? 'g' : 'A'}${token.slice(place + 1)}`;
			if (!Buffer.from(changed, 'base64url').equals(Buffer.from(token, 'base64url')))
				expect(readMailToken(SECRET, changed)).toBeNull();
		}),
	);
});

test('a text of another shape is no token', () => {
	for (const text of ['', 'x', '%00', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}/`])
		expect(readMailToken(SECRET, text)).toBeNull();
});
