import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const SITE = 'https://site.example.org';

test.each([
	['/checks/XTA21144094786239', '/checks/XTA21144094786239'],
	['/?plate=А123ВС77', '/?plate=%D0%90123%D0%92%D0%A177'],
	['/user?tab=comments#top', '/user?tab=comments'],
	['/a/../user', '/user'],
])('%s is a path of ours: %s', (text, path) => {
	expect(ownPath(text)).toBe(path);
});

test.each([
	undefined,
	'',
	'user',
	'//evil.example',
	'/\\evil.example',
	'/a\\..\\..\\evil',
	'/..//evil.example',
	'/\t/evil.example',
	'\t//evil.example',
	'/user\r\nSet-Cookie: a=b',
	'https://evil.example/',
	'javascript:alert(1)',
	`/${'a'.repeat(1000)}`,
])('%o is none', (text) => {
	expect(ownPath(text)).toBeNull();
});

test('whatever is sent, a browser never leaves the site by it', () => {
	const parts = fc.constantFrom(
		'/',
		'\\',
		'//',
		'evil.example',
		':',
		'@',
		'\t',
		'\n',
		'?',
		'#',
		'.',
		'..',
		'a',
	);
	fc.assert(
		fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 8 }), (pieces) => {
			const path = ownPath(`/${pieces.join('')}`);
			if (path !== null) expect(new URL(path, SITE).origin).toBe(SITE);
		}),
		{ numRuns: 2000 },
	);
});
