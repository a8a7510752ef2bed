import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressQuickly } from './compression.ts';
import { readyBytes } from './ready-bytes.ts';

test('ready bytes are compressed once for an encoding', async () => {
	const asked: string[] = [];
	const ready = readyBytes(Buffer.from('ответ'), (bytes, encoding) => {
		asked.push(encoding);
		return compressQuickly(bytes, encoding);
	});
	const [one, other] = await Promise.all([ready.packed('gzip'), ready.packed('gzip')]);
	await ready.packed('br');
	expect(one).toBe(other);
	expect(gunzipSync(one).toString()).toBe('ответ');
	expect(asked).toEqual(['gzip', 'br']);
});
