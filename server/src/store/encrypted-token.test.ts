import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createCipher } from './cipher.ts';
import { decryptToken, encryptToken } from './encrypted-token.ts';

const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const cipher = createCipher(key('key', 1));
const Note = z.object({ text: z.string() });
const token = encryptToken(cipher, { text: 'Анна' }, 'for Anna');

describe('an encrypted token', () => {
	test('comes back as what it was, in characters that a path, a header and a cookie take', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, context) => {
				const made = encryptToken(cipher, { text }, context);
				expect(made).toMatch(/^[\w-]+$/);
				expect(decryptToken(cipher, made, context, Note)).toEqual({ text });
			}),
		);
	});

	test('is nothing in another context, in another shape and under another key', () => {
		expect(decryptToken(cipher, token, 'for Anna', Note)).toEqual({ text: 'Анна' });
		expect(decryptToken(cipher, token, 'for Boris', Note)).toBeNull();
		expect(decryptToken(cipher, token, 'for Anna', z.object({ text: z.number() }))).toBeNull();
		expect(decryptToken(createCipher(key('key', 2)), token, 'for Anna', Note)).toBeNull();
		expect(decryptToken(createCipher(key('other', 1)), token, 'for Anna', Note)).toBeNull();
	});

	test('is nothing once a single bit of it was changed', () => {
		const bytes = Buffer.from(token, 'base64url');
		for (const at of bytes.keys()) {
			const changed = Buffer.from(bytes);
			changed[at] = changed[at]! ^ 1;
			expect(decryptToken(cipher, changed.toString('base64url'), 'for Anna', Note)).toBeNull();
		}
	});

	test('is none of other texts, also those that name our key', () => {
		const bytes = fc.uint8Array({ maxLength: 200 }).map((all) => Buffer.from(all));
		const text = bytes.map((all) => all.toString('base64url'));
		const ofOurKey = bytes.map((all) =>
			Buffer.concat([Buffer.of(3), Buffer.from('key'), all]).toString('base64url'),
		);
		const asBefore = text.map((all) => `key.${all}`);
		fc.assert(
			fc.property(fc.oneof(fc.string({ unit: 'binary' }), text, ofOurKey, asBefore), (other) => {
				expect(decryptToken(cipher, other, 'for Anna', Note)).toBeNull();
			}),
		);
	});

	test('opens as it was written before there was one form for all', () => {
		const { keyId, bytes } = cipher.encrypt(Buffer.from('{"text":"Анна"}'), 'for Anna');
		const before = `${keyId}.${bytes.toString('base64url')}`;
		expect(decryptToken(cipher, before, 'for Anna', Note)).toEqual({ text: 'Анна' });
		expect(decryptToken(cipher, before, 'for Boris', Note)).toBeNull();
	});
});
