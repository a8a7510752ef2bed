import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchTree } from './watch-tree.ts';

/** No person saves a file twice sooner; two changes within 50 ms are one to the watcher. */
const SAVED_AGAIN_AFTER_MS = 100;

let root: string;
let stop: () => Promise<void>;
let changed: string[];

beforeEach(async () => {
	root = mkdtempSync(join(tmpdir(), 'avtosverka-watch-'));
	mkdirSync(join(root, 'src', 'deep'), { recursive: true });
	writeFileSync(join(root, 'src', 'deep', 'one.ts'), '1');
	changed = [];
	stop = await watchTree([root], (path) => changed.push(path));
});

afterEach(async () => {
	await stop();
	rmSync(root, { recursive: true, force: true });
});

describe('watching a tree', () => {
	test('tells of a file that is written in place', async () => {
		writeFileSync(join(root, 'src', 'deep', 'one.ts'), '2');

		await changeOf(join(root, 'src', 'deep', 'one.ts'));
	});

	test('tells of a file that another is put in place of, every time', async () => {
		for (const text of ['2', '3']) {
			changed.length = 0;
			writeFileSync(join(root, 'src', 'deep', 'one.ts~'), text);
			renameSync(join(root, 'src', 'deep', 'one.ts~'), join(root, 'src', 'deep', 'one.ts'));

			await changeOf(join(root, 'src', 'deep', 'one.ts'));
			await new Promise((resolve) => setTimeout(resolve, SAVED_AGAIN_AFTER_MS));
		}
	});

	test('tells of a file in a folder that was not there at first', async () => {
		mkdirSync(join(root, 'src', 'new'));
		await changeOf(join(root, 'src', 'new'));
		writeFileSync(join(root, 'src', 'new', 'two.ts'), '1');

		await changeOf(join(root, 'src', 'new', 'two.ts'));
	});

	test('survives the end of a folder, and is silent when stopped', async () => {
		rmSync(join(root, 'src', 'deep'), { recursive: true });
		await changeOf(join(root, 'src', 'deep'));
		await stop();
		changed.length = 0;
		writeFileSync(join(root, 'src', 'three.ts'), '1');
		await new Promise((resolve) => setTimeout(resolve, 100));

		expect(changed).toEqual([]);
	});
});

function changeOf(path: string): Promise<void> {
	return vi.waitFor(() => expect(changed).toContain(path));
}
