import { describe, expect, test } from 'vitest';
import { findOffice } from './office.js';

const only = (present: string) => (path: string) => path === present;

describe('LibreOffice for the tests', () => {
	test('is found in PATH', () => {
		expect(findOffice({ PATH: '/bin:/opt/office' }, only('/opt/office/soffice'))).toBe('/opt/office/soffice');
	});

	test('is found in /usr/bin when PATH does not name that folder', () => {
		expect(findOffice({}, only('/usr/bin/soffice'))).toBe('/usr/bin/soffice');
	});

	test('is nothing where there is none', () => {
		expect(findOffice({ PATH: '/usr/bin' }, () => false)).toBeUndefined();
	});
});
