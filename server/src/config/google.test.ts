import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';

const PAIR = { GOOGLE_CLIENT_ID: 'the-client', GOOGLE_CLIENT_SECRET: 'the-secret' };

test('with both halves of the pair Google itself is asked', () => {
	expect(readConfig(PAIR).google).toEqual({
		issuer: 'https://accounts.google.com',
		clientId: 'the-client',
		clientSecret: 'the-secret',
	});
});

test('another issuer can stand in, without a slash at its end', () => {
	const { google } = readConfig({ ...PAIR, GOOGLE_ISSUER: 'https://id.example.org/' });
	expect(google?.issuer).toBe('https://id.example.org');
});

test.each([
	{},
	{ GOOGLE_CLIENT_ID: ' ', GOOGLE_CLIENT_SECRET: '' },
	{ GOOGLE_ISSUER: 'https://id.example.org' },
	{ ...PAIR, GOOGLE_CLIENT_ID: 'off' },
])('%o is no sign-in by Google', (settings) => {
	expect(readConfig(settings).google).toBeNull();
});

test.each([
	[{ GOOGLE_CLIENT_ID: 'the-client' }, 'GOOGLE_CLIENT_SECRET'],
	[{ GOOGLE_CLIENT_SECRET: 'the-secret' }, 'GOOGLE_CLIENT_ID'],
	[{ ...PAIR, GOOGLE_ISSUER: 'accounts.google.com' }, 'GOOGLE_ISSUER'],
])('%o ends the start and names %s', (settings, name) => {
	expect(() => readConfig(settings)).toThrow(StartError);
	expect(() => readConfig(settings)).toThrow(name);
});

test('a provider on the sandbox’s port makes the whole site a demonstration', () => {
	const issuer = (port: number) => ({ ...PAIR, GOOGLE_ISSUER: `http://127.0.0.1:${port}/google` });
	expect(readConfig({ ...issuer(3100), SANDBOX_PORT: '3100' }).demonstration).toBe(true);
	expect(readConfig({ ...issuer(3999), SANDBOX_PORT: '3100' }).demonstration).toBe(false);
});
