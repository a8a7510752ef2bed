import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCipher } from './cipher.ts';

const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;

describe('encryption at rest', () => {
	test('opens what it sealed, whatever the bytes', () => {
		const cipher = createCipher(key('a', 1));
		fc.assert(
			fc.property(fc.uint8Array(), fc.string(), (plain, context) => {
				expect([...cipher.decrypt(cipher.encrypt(plain, context), context)]).toEqual([...plain]);
			}),
		);
	});

	test('does not show the text and never writes the same twice', () => {
		const cipher = createCipher(key('a', 1));
		const text = Buffer.from('ИВАНОВ ИВАН ИВАНОВИЧ');
		const one = cipher.encrypt(text, 'row').bytes;
		expect(one.includes(text)).toBe(false);
		expect(one.equals(cipher.encrypt(text, 'row').bytes)).toBe(false);
	});

	test('opens old rows after a new first key, and writes with the new one', () => {
		const old = createCipher(key('old', 1)).encrypt(Buffer.from('text'), 'row');
		const rotated = createCipher(`${key('new', 2)},${key('old', 1)}`);
		expect(rotated.decrypt(old, 'row').toString()).toBe('text');
		expect(rotated.encrypt(Buffer.from('text'), 'row').keyId).toBe('new');
	});

	test('refuses changed bytes, another row and an unknown key', () => {
		const cipher = createCipher(key('a', 1));
		const ciphertext = cipher.encrypt(Buffer.from('text'), 'row');
		const changed = Buffer.from(ciphertext.bytes);
		changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
		expect(() => cipher.decrypt({ ...ciphertext, bytes: changed }, 'row')).toThrow();
		expect(() => cipher.decrypt(ciphertext, 'another row')).toThrow();
		expect(() => createCipher(key('b', 1)).decrypt(ciphertext, 'row')).toThrow('No key a');
	});

	test('refuses a list that is no list of keys', () => {
		for (const wrong of ['', 'a', 'a:', ':AAAA', 'a:c2hvcnQ=']) expect(() => createCipher(wrong)).toThrow();
	});
});
