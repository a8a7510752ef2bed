import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, describe, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { withSettingFiles } from './setting-files.ts';

const { path: folder, remove } = temporaryFolder();
const file = join(folder, 'secret');
writeFileSync(file, '  what only this installation knows\n');
afterAll(remove);

describe('a setting in a file', () => {
	test.each(['APP_SECRET', 'MONETA_SECRET', 'SUPPLIER_AVTOCOD_KEY'])(
		'is the text of the file: %s',
		(name) => {
			expect(withSettingFiles({ [`${name}_FILE`]: file })[name]).toBe('what only this installation knows');
		},
	);

	test('is left alone where the name belongs to another program', () => {
		const variables = { SSL_CERT_FILE: '/nowhere', APP_SECRET_FILE: ' ' };
		expect(withSettingFiles(variables)).toEqual(variables);
	});

	test('cannot be given in both ways', () => {
		const both = { APP_SECRET: 'x', APP_SECRET_FILE: file };
		expect(() => withSettingFiles(both)).toThrow(
			new StartError('Настройки APP_SECRET и APP_SECRET_FILE заданы обе: оставьте одну.'),
		);
	});

	test('that cannot be read ends the start in one sentence', () => {
		expect(() => withSettingFiles({ DATA_KEYS_FILE: '/nowhere/keys' })).toThrow(
			new StartError('Настройка DATA_KEYS_FILE: файл /nowhere/keys не читается (ENOENT).'),
		);
	});
});
