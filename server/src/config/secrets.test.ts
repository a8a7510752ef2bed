import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { keepSecrets } from './secrets.ts';

const { path: root, remove } = temporaryFolder();
afterAll(remove);

const NONE = { appSecret: null, dataKeys: null, databaseUrl: null };

describe('secrets', () => {
	test('are made at first start and found at the second', async () => {
		const dataDir = join(root, 'first');
		const made = await keepSecrets({ ...NONE, dataDir });
		expect(made.appSecret.length).toBeGreaterThanOrEqual(32);
		expect(await keepSecrets({ ...NONE, dataDir })).toEqual(made);
	});

	test('that were made are as good as given ones', async () => {
		const { appSecret, dataKeys } = await keepSecrets({ ...NONE, dataDir: join(root, 'good') });
		expect(readConfig({ APP_SECRET: appSecret, DATA_KEYS: dataKeys })).toMatchObject({ appSecret, dataKeys });
	});

	test('are for their owner alone, with no drafts left beside them', async () => {
		const dataDir = join(root, 'modes');
		await keepSecrets({ ...NONE, dataDir });
		const files = (await readdir(join(dataDir, 'secrets'))).sort();
		expect(files).toEqual(['app-secret', 'data-keys']);
		for (const file of files) {
			expect((await stat(join(dataDir, 'secrets', file))).mode & 0o777).toBe(0o600);
		}
	});

	test('are the same for processes that start at the same moment', async () => {
		const dataDir = join(root, 'together');
		const all = await Promise.all(Array.from({ length: 8 }, () => keepSecrets({ ...NONE, dataDir })));
		expect(new Set(all.map(({ appSecret }) => appSecret)).size).toBe(1);
	});

	test('that the settings give need no folder', async () => {
		const given = { ...NONE, appSecret: 'a'.repeat(32), dataKeys: 'k:v' };
		const { appSecret, dataKeys } = given;
		expect(await keepSecrets({ ...given, dataDir: '/dev/null/nowhere' })).toEqual({ appSecret, dataKeys });
	});

	test.each([
		[{ dataKeys: 'k:v' }, 'APP_SECRET'],
		[{ appSecret: 'a'.repeat(32) }, 'DATA_KEYS'],
		[{}, 'APP_SECRET, DATA_KEYS'],
	])(
		'of a database that several nodes share are not invented, and those that are missing are named: %j',
		async (given, missing) => {
			const dataDir = join(root, 'shared');
			const databaseUrl = 'postgres://user@host/base';
			const keeping = keepSecrets({ ...NONE, ...given, databaseUrl, dataDir });
			await expect(keeping).rejects.toThrow(StartError);
			await expect(keeping).rejects.toThrow(
				`С DATABASE_URL нужны APP_SECRET и DATA_KEYS, одинаковые на всех узлах; не хватает: ${missing}. Без них`,
			);
			await expect(stat(dataDir)).rejects.toThrow('ENOENT');
		},
	);

	test('that cannot be kept name the folder in one sentence', async () => {
		const file = join(root, 'file');
		await writeFile(file, '');
		await chmod(file, 0o600);
		const keeping = keepSecrets({ ...NONE, dataDir: join(file, 'data') });
		await expect(keeping).rejects.toThrow(StartError);
		await expect(keeping).rejects.toThrow('DATA_DIR');
	});
});
