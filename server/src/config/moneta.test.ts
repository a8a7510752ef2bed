import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { monetaHosts } from './moneta.ts';

const PAIR = { MONETA_ACCOUNT: '54600817', MONETA_SECRET: 'QWERTY' };

test('with an account and its secret people pay at MONETA itself, by card and by SBP', () => {
	expect(readConfig(PAIR).moneta).toEqual({
		url: 'https://moneta.ru',
		account: '54600817',
		secret: 'QWERTY',
		testMode: false,
		units: { card: 'card', sbp: '12299232' },
		cardView: 'redirect',
		checkUrl: false,
		answer: 'text',
		receipts: null,
	});
});

test.each([
	{},
	{ MONETA_SECRET: 'QWERTY' },
	{ ...PAIR, MONETA_ACCOUNT: 'off' },
	{ MONETA_URL: 'https://moneta.ru' },
])('%o sells nothing', (settings) => {
	expect(readConfig(settings).moneta).toBeNull();
});

test.each([
	[{ MONETA_ACCOUNT: '54600817' }, 'MONETA_SECRET'],
	[{ ...PAIR, MONETA_ACCOUNT: '5460 0817' }, 'MONETA_ACCOUNT'],
	[{ ...PAIR, MONETA_URL: 'moneta.ru' }, 'MONETA_URL'],
	[{ ...PAIR, MONETA_CARD: 'popup' }, 'MONETA_CARD'],
	[{ ...PAIR, MONETA_TEST_MODE: '1' }, 'MONETA_TEST_MODE'],
	[{ ...PAIR, MONETA_RECEIPTS: 'xml' }, 'MONETA_RECEIPTS'],
	[{ ...PAIR, MONETA_SNO: '7' }, 'MONETA_SNO'],
	[{ ...PAIR, MONETA_VAT: '20' }, 'MONETA_VAT'],
])('%o ends the start and names %s', (settings, name) => {
	expect(() => readConfig(settings)).toThrow(StartError);
	expect(() => readConfig(settings)).toThrow(name);
});

test('trial payments, for which nobody pays, are none for production', () => {
	const production = {
		...PAIR,
		NODE_ENV: 'production',
		SITE_URL: 'https://avtosverka.example',
		SUPPLIER_GOST_URL: 'https://gost.example',
	};
	expect(readConfig(production).moneta?.testMode).toBe(false);
	const starting = () => readConfig({ ...production, MONETA_TEST_MODE: 'on' });
	expect(starting).toThrow(StartError);
	expect(starting).toThrow(/^Настройка MONETA_TEST_MODE: .* принимать нельзя, за них никто не платит\.$/);
	expect(readConfig({ ...PAIR, MONETA_TEST_MODE: 'on' }).moneta?.testMode).toBe(true);
});

test('each unit can be another one, or none', () => {
	const { moneta } = readConfig({ ...PAIR, MONETA_CARD_UNIT: '499669', MONETA_SBP_UNIT: 'off' });
	expect(moneta?.units).toEqual({ card: '499669', sbp: null });
});

test('receipts have the rates of the settings', () => {
	const xml = { ...PAIR, MONETA_ANSWER: 'xml', MONETA_RECEIPTS: 'xml' };
	expect(readConfig(xml).moneta?.receipts).toEqual({
		sno: null,
		vatTag: 1105,
		pm: 'full_prepayment',
		po: 'service',
	});
	const rates = { MONETA_SNO: '2', MONETA_VAT: '1113', MONETA_PM: 'full_payment', MONETA_PO: 'commodity' };
	expect(readConfig({ ...xml, ...rates }).moneta?.receipts).toEqual({
		sno: 2,
		vatTag: 1113,
		pm: 'full_payment',
		po: 'commodity',
	});
});

test('a payment page on the sandbox’s port makes the whole site a demonstration', () => {
	const settings = (port: number) => ({ ...PAIR, MONETA_URL: `http://127.0.0.1:${port}/moneta` });
	expect(readConfig({ ...settings(3100), SANDBOX_PORT: '3100' }).demonstration).toBe(true);
	expect(readConfig({ ...settings(3999), SANDBOX_PORT: '3100' }).demonstration).toBe(false);
});

describe('the hosts of the payment pages', () => {
	test.each(['https://moneta.ru', 'https://demo.moneta.ru', 'https://www.payanyway.ru'])(
		'are all of MONETA for %s',
		(url) => {
			expect(monetaHosts({ url })).toContain('https://*.payanyway.ru');
		},
	);

	test.each([
		['http://127.0.0.1:3100/moneta', 'http://127.0.0.1:3100'],
		['https://moneta.ru.evil.example', 'https://moneta.ru.evil.example'],
		['https://notmoneta.ru', 'https://notmoneta.ru'],
	])('are the one host alone for %s', (url, host) => {
		expect(monetaHosts({ url })).toEqual([host]);
	});
});
