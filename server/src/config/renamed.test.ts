import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';

describe('a setting under its former name', () => {
	test.each([
		['MANNERS', 'bench', 'REQUEST_POLICY'],
		['OWNER_REPORTS_KEPT_DAYS', '365', 'OWNER_REPORTS_RETENTION_DAYS'],
	])('%s ends the start with one sentence that names the new one', (former, value, name) => {
		const read = () => readConfig({ [former]: value });
		expect(read).toThrow(StartError);
		expect(read).toThrow(`Настройка ${former} теперь называется ${name}: задайте её под новым именем.`);
		expect(() => readConfig({ [former]: value, [name]: value })).toThrow(StartError);
	});

	test('that is gone ends it with what takes its place', () => {
		expect(() => readConfig({ PROCESSES: '20' })).toThrow(
			'Настройки PROCESSES больше нет: частоту запросов к поставщикам процессы делят сами, через хранилище.',
		);
	});

	test('does not count while it is empty', () => {
		expect(readConfig({ MANNERS: ' ', OWNER_REPORTS_KEPT_DAYS: '' })).toEqual(readConfig({}));
	});
});
