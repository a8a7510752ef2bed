import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { allSiteLogs, SECRETS } from './site-log.ts';

const said = () => allSiteLogs().flatMap((log) => readFileSync(log, 'utf8').split('\n'));

/** The start itself names three cars to try; everything after it is the log. */
const logged = () => said().filter((line) => line.startsWith('{'));

test('the log of the whole run carries no VIN and no plate', () => {
	expect(logged().length).toBeGreaterThan(5);
	const vins = logged().filter((line) => /[A-HJ-NPR-Z0-9]{17}/.test(line));
	const plates = logged().filter((line) => /[АВЕКМНОРСТУХ]\d{3}[АВЕКМНОРСТУХ]{2}\d{2,3}|%D0%/.test(line));
	expect({ vins, plates }).toEqual({ vins: [], plates: [] });
});

test('the log of the whole run carries no visitor and no bot-protection value', () => {
	const tokens = logged().filter((line) => /visitor=|eyJ|[\w-]{100,}/.test(line));
	expect(tokens).toEqual([]);
});

test('the log of the whole run carries no access token, no sign-in secret and no e-mail', () => {
	const secrets = readFileSync(SECRETS, 'utf8').split('\n').filter(Boolean);
	// A part of the deep suite signs in as often as it has to.
	expect(secrets.length).toBeGreaterThan(process.env.TEST_PART ? 0 : 20);
	const leaks = said().filter((line) => secrets.some((secret) => line.includes(secret)));
	expect(leaks).toEqual([]);
});

/** A machine that stalls gets no connection in time; what the site does then has tests of its own. */
const NOT_IN_TIME = 'timeout exceeded when trying to connect';

test('nothing in the whole run was our own bug', () => {
	const bugs = logged().filter((line) => {
		const { level = 0, error } = JSON.parse(line) as { level?: number; error?: { message?: string } };
		return level >= 50 && error?.message !== NOT_IN_TIME;
	});
	expect(bugs).toEqual([]);
});
