import { appendFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import { appendDeletions, FROM_THE_BEGINNING, readDeletions } from './deletions-file.ts';

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

const ACCOUNT = {
	at: new Date('2026-11-23T07:40:00Z'),
	what: 'account',
	whom: '01234567-89ab-4cde-8f01-23456789abcd',
} as const;
const WHOLE = { unreadable: 0, since: FROM_THE_BEGINNING };
const CHAT = { ...ACCOUNT, what: 'bot-chat', whom: 'x'.repeat(43) } as const;

test('a journal is appended to, for our eyes only, and read back', async () => {
	const path = join(folder, 'new', 'deletions.jsonl');
	expect(await readDeletions(path)).toBeNull();
	await appendDeletions(path, [ACCOUNT]);
	await appendDeletions(path, [CHAT]);
	expect(await readDeletions(path)).toEqual({ ...WHOLE, deletions: [ACCOUNT, CHAT] });
	expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('half a line of a killed process costs nothing but itself', async () => {
	const path = join(folder, 'half');
	await appendDeletions(path, [ACCOUNT]);
	await appendFile(path, '{"at":"2026-11-2');
	await appendDeletions(path, [CHAT]);
	expect(await readDeletions(path)).toEqual({ ...WHOLE, deletions: [ACCOUNT, CHAT], unreadable: 1 });
});

test('a line that is no deletion is counted and not followed', async () => {
	const path = join(folder, 'strange');
	const lines = [
		'null',
		'7',
		'{"since":"never"}',
		'{"at":"never","what":"account","whom":"01234567-89ab-4cde-8f01-23456789abcd"}',
		'{"at":"2026-11-23T07:40:00Z","what":"toString","whom":"x"}',
		'{"at":"2026-11-23T07:40:00Z","what":"account","whom":"1 or true"}',
	];
	await writeFile(path, lines.join('\n'));
	expect(await readDeletions(path)).toEqual({ ...WHOLE, deletions: [], unreadable: lines.length });
});
