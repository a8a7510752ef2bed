import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const PRODUCTION = {
	NODE_ENV: 'production',
	SITE_URL: 'https://avtosverka.example',
	SUPPLIER_AVTOCOD_URL: 'https://avtocod.example/b2b/api/v1',
	SUPPLIER_AVTOCOD_KEY: 'user@domain:password',
};

describe('a bare start', () => {
	const config = readConfig({});

	test('has the defaults that the documents name', () => {
		expect(config).toMatchObject({
			production: false,
			host: '127.0.0.1',
			port: 3000,
			dataDir: './data',
			databaseUrl: null,
			siteUrl: 'http://localhost:3000',
			botProtection: { kind: 'altcha' },
			protectionFailOpen: ['check', 'plate', 'comments', 'report', 'watch'],
			logLevel: 'info',
			trustProxy: null,
			frameAncestors: null,
			demonstration: false,
			jobs: true,
			ownerReportsRetentionDays: null,
			claims: { checksADay: 15_000, clients: 500_000, sources: 40, since: 2017 },
			limits: {
				requestsPerMinute: 300,
				connections: 10_000,
				connectionsPerAddress: 256,
				challengesPerMinute: 120,
				reportsPerHour: 30,
				ownerReportsPerHour: 10,
			},
		});
	});

	test('asks no supplier and hides every link', () => {
		expect(Object.values(config.registers.suppliers).every((supplier) => supplier.url === null)).toBe(true);
		expect(new Set(Object.values(config.links))).toEqual(new Set([null]));
		expect(config.registers).toMatchObject({ via: {}, requestPolicy: 'default' });
	});

	test('does not tell empty settings from missing ones', () => {
		expect(readConfig({ PORT: '', SITE_URL: ' ', TRUST_PROXY: '' })).toEqual(config);
	});
});

describe('owner reports', () => {
	test('are kept as many days as is set, and else until they are deleted', () => {
		expect(readConfig({ OWNER_REPORTS_RETENTION_DAYS: '365' }).ownerReportsRetentionDays).toBe(365);
		expect(readConfig({ OWNER_REPORTS_RETENTION_DAYS: 'off' }).ownerReportsRetentionDays).toBe(null);
		for (const days of ['0', '-1', '1.5', 'year', '1e9']) {
			expect(() => readConfig({ OWNER_REPORTS_RETENTION_DAYS: days })).toThrow(
				'Настройка OWNER_REPORTS_RETENTION_DAYS: нужно целое число дней от 1 до 99999 или off.',
			);
		}
	});

	test('may be asked about elsewhere', () => {
		expect(readConfig({ JOBS: 'off' }).jobs).toBe(false);
		expect(() => readConfig({ JOBS: 'some' })).toThrow('Настройка JOBS: нужно одно из слов: on, off.');
	});
});

describe('suppliers', () => {
	test('are read by their ids', () => {
		const { registers } = readConfig({
			SUPPLIER_AVTOCOD_URL: 'http://127.0.0.1:3100/avtocod/',
			SUPPLIER_AVTOCOD_KEY: 'key',
			SUPPLIER_AVTOCOD_REPORT: 'report@domain',
			SUPPLIER_GIBDD_URL: 'off',
			REGISTER_RECALL_VIA: 'gost, avtocod',
		});
		expect(registers.suppliers.avtocod).toEqual({
			url: 'http://127.0.0.1:3100/avtocod',
			key: 'key',
			report: 'report@domain',
		});
		expect(registers.suppliers.gibdd?.url).toBeNull();
		expect(registers.via).toEqual({ recall: ['gost', 'avtocod'] });
	});

	test('may show photographs from the hosts that are named, and from no others', () => {
		const hostsOf = (hosts: string) =>
			readConfig({ SUPPLIER_AVTOCOD_IMAGE_HOSTS: hosts }).registers.suppliers.avtocod?.imageHosts;
		expect(hostsOf('https://img.example, https://*.photos.example http://127.0.0.1:3100')).toEqual([
			'https://img.example',
			'https://*.photos.example',
			'http://127.0.0.1:3100',
		]);
		expect(hostsOf('')).toBeUndefined();
		for (const wrong of ['*', 'img.example', 'https://img.example/cars', 'https://*', 'http://*.example']) {
			expect(() => hostsOf(wrong)).toThrow('Настройка SUPPLIER_AVTOCOD_IMAGE_HOSTS: нужны адреса сайтов');
		}
	});

	test('may have their pictures elsewhere', () => {
		const { registers } = readConfig({
			SUPPLIER_GIBDD_URL: 'http://127.0.0.1:3100/gibdd',
			SUPPLIER_GIBDD_CAPTCHA_URL: 'http://127.0.0.1:3100/gibdd-captcha/',
		});
		expect(registers.suppliers.gibdd?.captchaUrl).toBe('http://127.0.0.1:3100/gibdd-captcha');
	});

	test('about people have their second addresses too, each its own', () => {
		const second = 'http://127.0.0.1:3100/second/';
		const { suppliers } = readConfig({
			SUPPLIER_FSSP_PAGE_URL: second,
			SUPPLIER_EFRSB_CARD_URL: second,
			SUPPLIER_FEDRESURS_NOTARY_URL: second,
			SUPPLIER_FSIN_PAGE_URL: second,
		}).registers;
		const none = { url: null, key: null };
		const read = 'http://127.0.0.1:3100/second';
		expect(suppliers.fssp).toEqual({ ...none, pageUrl: read });
		expect(suppliers.efrsb).toEqual({ ...none, cardUrl: read });
		expect(suppliers.fedresurs).toEqual({ ...none, notaryUrl: read });
		expect(suppliers.fsin).toEqual(none);
	});

	test('about people are asked in the order of a setting', () => {
		const { registers } = readConfig({
			REGISTER_FSIN_WANTED_VIA: 'fsin',
			REGISTER_FSSP_VIA: 'apicloud, fssp',
		});
		expect(registers.via).toEqual({ fsin_wanted: ['fsin'], fssp: ['apicloud', 'fssp'] });
	});
});

describe('demonstration', () => {
	test.each([
		['a supplier at the sandbox', { SUPPLIER_AVTOCOD_URL: 'http://localhost:3100/avtocod' }, true],
		['a supplier at its port under another name', { SUPPLIER_AVTOCOD_URL: 'http://127.0.0.1:3100' }, true],
		['a link to the sandbox', { FULL_REPORT_URL: 'http://localhost:3100/report' }, true],
		[
			'another port of the sandbox',
			{ SANDBOX_PORT: '4000', SUPPLIER_AVTOCOD_URL: 'http://localhost:4000' },
			true,
		],
		['a supplier on another port here', { SUPPLIER_AVTOCOD_URL: 'http://localhost:9000' }, false],
		['a real supplier', { SUPPLIER_AVTOCOD_URL: 'https://avtocod.example:3100' }, false],
	])('%s: %s', (_, environment, expected) => {
		expect(readConfig(environment).demonstration).toBe(expected);
	});
});

describe('a wrong setting is named in one sentence', () => {
	test.each([
		[{ PORT: 'http' }, 'PORT'],
		[{ PORT: '70000' }, 'PORT'],
		[{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
		[{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
		[{ DATABASE_READ_URL: 'mysql://x' }, 'DATABASE_READ_URL'],
		[{ BOT_PROTECTION: 'no' }, 'BOT_PROTECTION'],
		[{ SMARTCAPTCHA_URL: 'captcha.example' }, 'SMARTCAPTCHA_URL'],
		[{ TURNSTILE_URL: 'captcha.example' }, 'TURNSTILE_URL'],
		[{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
		[{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY'],
		[{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
		[{ APP_SECRET: 'short' }, 'APP_SECRET'],
		[{ DATA_KEYS: 'first:short' }, 'DATA_KEYS'],
		[{ FRAME_ANCESTORS: "https://a.example; script-src 'unsafe-inline'" }, 'FRAME_ANCESTORS'],
		[{ SUPPLIER_AVTOCOD_URL: 'avtocod.example' }, 'SUPPLIER_AVTOCOD_URL'],
		[{ SUPPLIER_GIBDD_CAPTCHA_URL: 'gibdd.example' }, 'SUPPLIER_GIBDD_CAPTCHA_URL'],
		[{ SUPPLIER_FEDRESURS_NOTARY_URL: 'off' }, 'SUPPLIER_FEDRESURS_NOTARY_URL'],
		[{ REGISTER_TERRORIST_VIA: 'nobody' }, 'REGISTER_TERRORIST_VIA'],
		[{ REGISTER_RECALL_VIA: 'gost,nobody' }, 'REGISTER_RECALL_VIA'],
		[{ REGISTER_RECALL_VIA: 'gost,gost' }, 'REGISTER_RECALL_VIA'],
		[{ CHAT_URL: 'ftp://chat' }, 'CHAT_URL'],
		[{ CLAIM_SINCE: '17' }, 'CLAIM_SINCE'],
	])('%o', (environment, name) => {
		const read = () => readConfig(environment);
		expect(read).toThrow(StartError);
		expect(read).toThrow(new RegExp(`^Настройка ${name}: [^\\n]+\\.$`));
	});
});

describe('production', () => {
	test('starts with what it needs', () => {
		expect(readConfig(PRODUCTION).production).toBe(true);
	});

	test.each([
		['SITE_URL', { SITE_URL: undefined }],
		['SUPPLIER_AVTOCOD_URL', { SUPPLIER_AVTOCOD_URL: 'off' }],
		['SUPPLIER_AVTOCOD_KEY', { SUPPLIER_AVTOCOD_KEY: '' }],
		['BOT_PROTECTION', { BOT_PROTECTION: 'off' }],
		['SITE_URL', { SITE_URL: 'http://avtosverka.example' }],
	])('does not start and names %s: %o', (name, change) => {
		expect(() => readConfig({ ...PRODUCTION, ...change })).toThrow(name);
	});

	test('may run on this machine without https, where browsers trust it all the same', () => {
		expect(readConfig({ ...PRODUCTION, SITE_URL: 'http://127.0.0.1:3000' }).siteUrl).toBe(
			'http://127.0.0.1:3000',
		);
	});
});

test('other settings become what they say', () => {
	const config = readConfig({
		TRUST_PROXY: 'loopback, 10.0.0.0/8',
		FRAME_ANCESTORS: 'self https://a.example',
		TELEGRAM_BOT_NAME: '@avto_bot',
		TELEGRAM_BOT_TOKEN: `1:${'a'.repeat(35)}`,
		MAX_BOT_NAME: 'avto_max',
		MAX_BOT_TOKEN: 'a'.repeat(30),
		REQUEST_POLICY: 'bench',
	});
	expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8']);
	expect(config.frameAncestors).toEqual(["'self'", 'https://a.example']);
	expect(config.links.telegramBot).toBe('https://t.me/avto_bot');
	expect(readConfig({ TELEGRAM_BOT_NAME: '@avto_bot' }).links.telegramBot).toBeNull();
	expect(config.links.maxBot).toBe('https://max.ru/avto_max');
	expect(readConfig({ MAX_BOT_NAME: 'avto_max' }).links.maxBot).toBeNull();
	expect(config.registers).toMatchObject({ requestPolicy: 'bench' });
});

test('settings that are given beside the environment stand above it', () => {
	expect(readConfig({ PORT: '0' }, { PORT: '4001' }).siteUrl).toBe('http://localhost:4001');
});
