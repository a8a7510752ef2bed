import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { SETTINGS } from './settings.ts';
import { settingsInForce } from './settings-in-force.ts';
import { BESIDE_SECRETS, PLANTED_SECRETS, secretParts } from './testing/planted-secrets.ts';

const linesOf = (variables: Record<string, string>) =>
	settingsInForce(variables).flatMap(({ settings }) => settings);
const lineOf = (name: string, variables: Record<string, string> = {}) =>
	linesOf(variables).find((line) => line.name === name);

const SECRETS = Object.entries(SETTINGS).flatMap(([name, { secret }]) => (secret ? [name] : []));
/** Named like secrets, and read by every browser. */
const PUBLIC_KEYS = ['SMARTCAPTCHA_SITE_KEY', 'TURNSTILE_SITE_KEY', 'PUSH_PUBLIC_KEY'];

describe('secrets among the settings in force', () => {
	test('are told only as set or not set, every one of them', () => {
		expect(Object.keys(PLANTED_SECRETS).sort()).toEqual(SECRETS.sort());
		const { settingsInForce: shown } = readConfig({ ...PLANTED_SECRETS, ...BESIDE_SECRETS });
		const lines = shown.flatMap(({ settings }) => settings).filter(({ name }) => SECRETS.includes(name));
		expect(new Set(lines.map(({ value }) => value))).toEqual(new Set(['задано']));
		for (const part of secretParts()) expect(JSON.stringify(shown)).not.toContain(part);
		for (const name of SECRETS) expect(lineOf(name)).toEqual({ name, value: 'не задано', set: false });
	});

	test('are all settings that are named like one', () => {
		const named = Object.keys(SETTINGS).filter((name) =>
			/SECRET|TOKEN|PASSWORD|KEYS?$|DATABASE.*URL/.test(name),
		);
		expect(named.filter((name) => !SECRETS.includes(name)).sort()).toEqual(PUBLIC_KEYS.sort());
	});

	test('are not told by an address with a name and a password either', () => {
		const value = 'https://anna:invented@api.example/bot';
		expect(lineOf('TELEGRAM_API_ROOT', { TELEGRAM_API_ROOT: value })?.value).toBe(
			'https://…@api.example/bot',
		);
	});
});

describe('settings in force', () => {
	test('are all that docs/settings.md describes, in its groups, and orders of registers that are set', () => {
		const orders = { REGISTER_DTP_VIA: 'avtocod', REGISTER_CARD_INDEX_VIA: 'apicloud,avtocod' };
		const names = linesOf(orders).map(({ name }) => name);
		const described = Object.keys(SETTINGS).filter((name) => !name.includes('<'));
		expect(names.toSorted()).toEqual([...described, ...Object.keys(orders)].toSorted());
		expect(settingsInForce({})[0]?.title).toBe('Сайт и хранилище');
	});

	test.each([
		['PORT', {}, '3000', false],
		['COUNTER_ID', {}, '0', false],
		['SUPPLIER_APICLOUD_DAILY_BUDGET', {}, '3000', false],
		['PROTECTION_FAIL_OPEN', {}, 'check, plate, comments, report, watch', false],
		['REDIRECT_HOSTS', {}, 'нет', false],
		['SUPPLIER_GIBDD_URL', {}, 'не задано', false],
		['SUPPLIER_GIBDD_URL', { SUPPLIER_GIBDD_URL: ' off ' }, 'off', true],
		['PORT', { PORT: ' ' }, '3000', false],
		['PORT', { PORT: '0' }, '0', true],
	] as const)('%s with %o is %s', (name, variables, value, set) => {
		expect(lineOf(name, variables)).toEqual({ name, value, set });
	});

	test('show no value that is endless', () => {
		expect(lineOf('OPERATOR_NAME', { OPERATOR_NAME: 'а'.repeat(500) })?.value).toBe(`${'а'.repeat(200)}…`);
	});
});
