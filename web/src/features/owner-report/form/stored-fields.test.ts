import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../session/testing/fake-browser.ts';
import { NO_FIELDS } from './fields.ts';
import { forgetFields, storedFields, storeFields } from './stored-fields.ts';

const FIELDS = {
	...NO_FIELDS,
	last_name: 'Примеров',
	birth_date: '01.02.1980',
	passport_number: '0000 000000',
};

afterEach(() => {
	forgetFields();
	vi.unstubAllGlobals();
});

test('names and birth date are kept for the tab, the passport number is never written down', () => {
	const { session, local } = fakeBrowser();
	storeFields(FIELDS);
	expect([...session.values()].join()).toContain('Примеров');
	expect([...session.values()].join()).not.toContain('0000 000000');
	expect(local.size).toBe(0);
	const { no_middle_name: _, ...texts } = FIELDS;
	expect(storedFields()).toMatchObject({ fields: texts, passportGone: false });
});

test('after a reload the passport number has to be typed again', async () => {
	fakeBrowser();
	storeFields(FIELDS);
	vi.resetModules();
	const reloaded = await import('./stored-fields.ts');
	expect(reloaded.storedFields()).toMatchObject({
		fields: { last_name: 'Примеров', passport_number: '' },
		passportGone: true,
	});
});

test('that there is no patronymic outlives a reload too', () => {
	fakeBrowser();
	storeFields({ ...FIELDS, no_middle_name: true });
	expect(storedFields().fields).toMatchObject({ no_middle_name: true });
});

test('an ordered report leaves nothing', () => {
	const { session } = fakeBrowser();
	storeFields(FIELDS);
	forgetFields();
	expect(session.size).toBe(0);
	expect(storedFields()).toEqual({ fields: { passport_number: '' }, passportGone: false });
});

test('where storage is refused nothing breaks', () => {
	fakeBrowser({ storageRefused: true });
	expect(() => storeFields(FIELDS)).not.toThrow();
	expect(storedFields().fields).toEqual({ passport_number: '0000 000000' });
});

test('what somebody else has left in the place is not believed', () => {
	const { session } = fakeBrowser();
	session.set('owner_report_form', '{"last_name":7,"passport_number":"1234 567890"}');
	expect(storedFields()).toEqual({ fields: { passport_number: '' }, passportGone: false });
	session.set('owner_report_form', '{');
	expect(storedFields().fields).toEqual({ passport_number: '' });
});
