import { expect, test } from 'vitest';
import { commonHeaders } from './common-headers.ts';

const hsts = (siteUrl: string, hstsSubdomains: boolean) =>
	commonHeaders({ siteUrl, hstsSubdomains })['strict-transport-security'];

test('a site over https is asked for over https alone, for a year', () => {
	expect(hsts('https://a.example', false)).toBe('max-age=31536000');
});

test('its subdomains too, where the operator says so', () => {
	expect(hsts('https://a.example', true)).toBe('max-age=31536000; includeSubDomains');
});

test('a site over plain http says nothing of it', () => {
	expect(hsts('http://localhost:3000', true)).toBeUndefined();
});
