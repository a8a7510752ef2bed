import { describe, expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

function directives(
	path: string,
	frameAncestors: string[] | null = null,
	adsScript: string | null = null,
	protectionScript: string | null = null,
	adsHosts: string[] = [],
	payment: { hosts: string[]; inFrame: boolean } | null = null,
	counterScript: string | null = null,
	kbmScript: string | null = null,
): Map<string, string> {
	const policy = contentPolicy({
		runs: { nonce: 'N' },
		path,
		frameAncestors,
		adsScript,
		counterScript,
		kbmScript,
		adsHosts,
		protectionScript,
		payment,
	});
	return new Map(
		policy.split('; ').map((directive) => {
			const [name = '', ...values] = directive.split(' ');
			return [name, values.join(' ')];
		}),
	);
}

describe('who may frame a page', () => {
	test.each([
		['/', null, '*'],
		['/', ['https://a.example', 'https://b.example'], "'self' https://a.example https://b.example"],
		['/', ["'none'"], "'self'"],
		['/', ["'self'", 'https://a.example'], "'self' https://a.example"],
		['/checks/XTA21144094786239', null, '*'],
		['/widget', null, '*'],
		['/auth', null, "'none'"],
		['/auth/telegram', null, "'none'"],
		['/user', ['https://a.example'], "'none'"],
		['/user.data', null, "'none'"],
		['/payment', null, "'none'"],
		['/payment', ['*'], "'none'"],
		['/deleteAccount', null, "'none'"],
		['/moderation/queue', null, "'none'"],
		['/user/payments', ['https://a.example'], "'none'"],
		['/payment/', ['https://a.example'], "'none'"],
		['/AUTH', null, "'none'"],
		['/deleteaccount', null, "'none'"],
		['/%61uth', null, "'none'"],
		['/User%2Fpayments', null, "'none'"],
		['//payment', null, "'none'"],
		['/%zz', null, '*'],
		['/payment-rules', null, '*'],
		['/users-guide', null, '*'],
		// Money, and a person's passport: strangers must not lay anything over them.
		['/appPay', null, "'self'"],
		['/app/cabinet', null, "'self'"],
		['/successPay', null, "'self'"],
		['/failPay', null, "'self'"],
		['/ownerReport', null, "'self'"],
		['/OWNERREPORT/7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01', null, "'self'"],
		['/ownerReport', ['https://a.example'], "'self' https://a.example"],
		['/appPay', ['https://web.telegram.org'], "'self' https://web.telegram.org"],
		['/appPay', ["'none'"], "'self'"],
	])('%s, FRAME_ANCESTORS %s: %s', (path, setting, expected) => {
		expect(directives(path, setting as string[] | null).get('frame-ancestors')).toBe(expected);
	});
});

describe('what a page may load', () => {
	test.each([
		['default-src', "'self'"],
		['script-src', "'nonce-N' 'strict-dynamic'"],
		['style-src', "'self' 'nonce-N'"],
		['style-src-attr', "'unsafe-inline'"],
		['img-src', "'self' data:"],
		['font-src', "'self'"],
		['connect-src', "'self'"],
		['media-src', "'self'"],
		['worker-src', "'self'"],
		['frame-src', "'self'"],
		['object-src', "'none'"],
		['base-uri', "'none'"],
		['form-action', "'self'"],
	])('%s %s', (name, value) => {
		expect(directives('/').get(name)).toBe(value);
	});
});

describe('what a page with advertisements may load beside that', () => {
	const ads = (script: string) => directives('/', null, script);

	test.each([
		['script-src', "'nonce-N' 'strict-dynamic'"],
		['img-src', "'self' data: https://ads.example"],
		['connect-src', "'self' https://ads.example"],
		['frame-src', "'self' https://ads.example"],
		['default-src', "'self'"],
		['font-src', "'self'"],
		['worker-src', "'self'"],
		['object-src', "'none'"],
	])('%s %s', (name, value) => {
		expect(ads('https://ads.example/system/context.js?mode=x').get(name)).toBe(value);
	});

	test('is the host with its port and nothing of the path', () => {
		expect(ads('http://127.0.0.1:3100/ads/context.js').get('frame-src')).toBe("'self' http://127.0.0.1:3100");
		expect(ads("https://ads.example/a;script-src%20*'").get('img-src')).toBe(
			"'self' data: https://ads.example",
		);
	});
});

describe('what a page may load from the other hosts of advertisements', () => {
	const HOSTS = ['https://img.example', 'https://*.film.example'];

	test.each([
		['script-src', "'nonce-N' 'strict-dynamic'"],
		['img-src', "'self' data: https://ads.example https://img.example https://*.film.example"],
		['connect-src', "'self' https://ads.example https://img.example https://*.film.example"],
		['frame-src', "'self' https://ads.example https://img.example https://*.film.example"],
		['media-src', "'self' https://ads.example https://img.example https://*.film.example"],
		['default-src', "'self'"],
		['font-src', "'self'"],
	])('%s %s', (name, value) => {
		const policy = directives('/', null, 'https://ads.example/context.js', null, HOSTS);
		expect(policy.get(name)).toBe(value);
	});

	test.each(['img-src', 'connect-src', 'frame-src', 'media-src'])(
		'%s has none without the script',
		(name) => {
			expect(directives('/', null, null, null, HOSTS).get(name)).not.toContain('example');
		},
	);

	test('an own host that is named once more stands once', () => {
		const policy = directives('/', null, 'https://ads.example/a.js', null, ['https://ads.example']);
		expect(policy.get('frame-src')).toBe("'self' https://ads.example");
	});
});

describe('what a page with a bot-protection service may load beside that', () => {
	const SCRIPT = 'https://captcha.example/captcha.js?render=onload';

	test.each([
		['script-src', "'nonce-N' 'strict-dynamic'"],
		['img-src', "'self' data:"],
		['connect-src', "'self' https://captcha.example"],
		['frame-src', "'self' https://captcha.example"],
		['worker-src', "'self'"],
		['default-src', "'self'"],
	])('%s %s', (name, value) => {
		expect(directives('/', null, null, SCRIPT).get(name)).toBe(value);
	});

	test('stands beside what advertisements may, and once where both are one host', () => {
		const both = directives('/', null, 'https://ads.example/a.js', SCRIPT);
		expect(both.get('connect-src')).toBe("'self' https://ads.example https://captcha.example");
		expect(both.get('frame-src')).toBe("'self' https://ads.example https://captcha.example");
		const one = directives('/', null, 'https://captcha.example/a.js', SCRIPT);
		expect(one.get('frame-src')).toBe("'self' https://captcha.example");
	});
});

describe('where a page may send a payer', () => {
	const HOSTS = ['https://pay.example', 'https://*.pay.example'];
	const paying = (path: string, inFrame: boolean) =>
		directives(path, null, null, null, [], { hosts: HOSTS, inFrame });

	test.each([
		['/payment', false, 'form-action', "'self' https://pay.example https://*.pay.example"],
		['/appPay', false, 'form-action', "'self' https://pay.example https://*.pay.example"],
		['/app/cabinet', true, 'form-action', "'self' https://pay.example https://*.pay.example"],
		// Anyone who begins there gets to the plate dialog and to /payment without another page being loaded.
		['/checks/XTA21144094786239', false, 'form-action', "'self' https://pay.example https://*.pay.example"],
		['/payment', false, 'frame-src', "'self'"],
		['/payment', true, 'frame-src', "'self' https://pay.example https://*.pay.example"],
		['/', true, 'frame-src', "'self' https://pay.example https://*.pay.example"],
		['/payment', true, 'script-src', "'nonce-N' 'strict-dynamic'"],
		['/payment', true, 'connect-src', "'self'"],
		['/payment', true, 'frame-ancestors', "'none'"],
	])('%s, in a frame %s: %s %s', (path, inFrame, name, value) => {
		expect(paying(path, inFrame).get(name)).toBe(value);
	});

	test('is nowhere while nothing is sold', () => {
		expect(directives('/payment').get('form-action')).toBe("'self'");
		expect(directives('/payment').get('frame-src')).toBe("'self'");
	});

	test('stands beside what advertisements may', () => {
		const both = directives('/', null, 'https://ads.example/a.js', null, [], {
			hosts: HOSTS,
			inFrame: true,
		});
		expect(both.get('frame-src')).toBe(
			"'self' https://ads.example https://pay.example https://*.pay.example",
		);
		expect(both.get('connect-src')).toBe("'self' https://ads.example");
	});
});

/** The directives of a page whose bytes are the same for everybody, where every service is on. */
function under(path: string, kbmScript: string | null = null): string[] {
	return contentPolicy({
		runs: { scripts: ["'sha256-A'"], styles: ["'sha256-B'"] },
		path,
		frameAncestors: null,
		adsScript: 'https://ads.example/a.js',
		adsHosts: ['https://img.example'],
		counterScript: 'https://counter.example/tag.js',
		kbmScript,
		protectionScript: 'https://captcha.example/c.js',
		payment: null,
	}).split('; ');
}

describe('an outside КБМ widget', () => {
	const shownOn = (path: string) =>
		directives(path, null, null, null, [], null, null, 'https://kbm.example/w.js');

	test('may have a frame, calls and pictures of its own host, and of no other', () => {
		const shown = shownOn('/kbm');
		expect(shown.get('frame-src')).toBe("'self' https://kbm.example");
		expect(shown.get('connect-src')).toBe("'self' https://kbm.example");
		expect(shown.get('img-src')).toBe("'self' data: https://kbm.example");
	});

	test('runs on its own page, where no other service does, and on no other that is only read', () => {
		expect(under('/KBM/', 'https://kbm.example/w.js')).toContain(
			"script-src 'self' 'sha256-A' https://counter.example https://kbm.example",
		);
		expect(shownOn('/dogovor/form').get('frame-src')).toBe("'self' https://kbm.example");
		expect(under('/faq', 'https://kbm.example/w.js').join()).not.toContain('kbm.example');
	});
});

describe('a page whose bytes are the same for everybody', () => {
	test('runs our own files, its inline parts and the scripts of named services', () => {
		expect(under('/')).toContain(
			"script-src 'self' 'sha256-A' https://counter.example https://ads.example https://img.example https://captcha.example",
		);
		expect(under('/')).toContain("style-src 'self' 'sha256-B'");
	});

	test('runs of services the counter alone where no application starts', () => {
		expect(under('/faq')).toContain("script-src 'self' 'sha256-A' https://counter.example");
	});
});

describe('a counter of visits', () => {
	const counted = (counter: string | null) => directives('/', null, null, null, [], null, counter);

	test('may be told of what it counts, and its sister host of Yandex too', () => {
		const own = counted('https://counter.example/tag.js');
		expect(own.get('connect-src')).toBe("'self' https://counter.example");
		const yandex = counted('https://mc.yandex.ru/metrika/tag.js');
		expect(yandex.get('connect-src')).toBe("'self' https://mc.yandex.ru https://mc.yandex.com");
		expect(yandex.get('img-src')).toBe("'self' data: https://mc.yandex.ru https://mc.yandex.com");
	});

	test('that is not there adds no host', () => {
		expect(counted(null).get('connect-src')).toBe("'self'");
	});
});
