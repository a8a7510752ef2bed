import { describe, expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

function directives(
	path: string,
	isFrame: boolean,
	frameAncestors: string[] | null = null,
): Map<string, string> {
	const policy = contentPolicy({ nonce: 'N', path, isFrame, frameAncestors });
	return new Map(
		policy.split('; ').map((directive) => {
			const [name = '', ...values] = directive.split(' ');
			return [name, values.join(' ')];
		}),
	);
}

describe('who may frame a page', () => {
	test.each([
		['/', false, null, "'none'"],
		['/', true, null, '*'],
		['/', true, ['https://a.example', 'https://b.example'], 'https://a.example https://b.example'],
		['/', false, ['https://a.example'], "'none'"],
		['/checks/XTA21144094786239', true, null, '*'],
		['/auth', true, null, "'none'"],
		['/auth/telegram', true, null, "'none'"],
		['/user', true, ['https://a.example'], "'none'"],
		['/user.data', true, null, "'none'"],
		['/payment', true, null, "'none'"],
		['/deleteAccount', true, null, "'none'"],
		['/moderation/queue', true, null, "'none'"],
		['/users-guide', true, null, '*'],
	])('%s, isFrame %s, FRAME_ANCESTORS %s: %s', (path, isFrame, setting, expected) => {
		expect(directives(path, isFrame, setting as string[] | null).get('frame-ancestors')).toBe(expected);
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
		['worker-src', "'self'"],
		['frame-src', "'none'"],
		['object-src', "'none'"],
		['base-uri', "'none'"],
		['form-action', "'self'"],
	])('%s %s', (name, value) => {
		expect(directives('/', false).get(name)).toBe(value);
	});
});
