import { describe, expect, test } from 'vitest';
import { PYOTR, VERA } from '../../../session/testing/people.ts';
import { signInWays } from './linked.ts';

const ALL = { yandex: true, vk: true, google: true, telegram: true };
const NONE = { yandex: false, vk: false, google: false, telegram: false };
const linked = (provider: string, last = false) => ({ provider, linked: true, last });
const free = (provider: string) => ({ provider, linked: false, last: false });

describe('the sign-ins of a person', () => {
	test('are those that are linked and those that can be, Russian services first', () => {
		expect(signInWays(VERA, ALL)).toEqual([free('yandex'), free('vk'), linked('google', true)]);
	});

	test('stay listed when a provider is switched off', () => {
		expect(signInWays(VERA, NONE)).toEqual([linked('google', true)]);
	});

	test('offer no Telegram to link, and show the one that there is', () => {
		expect(signInWays(PYOTR, ALL)).toEqual([
			free('yandex'),
			free('vk'),
			free('google'),
			linked('telegram', true),
		]);
	});

	test('have no last one where there are two', () => {
		expect(signInWays({ ...VERA, vk_id: '1' }, ALL)).toEqual([
			free('yandex'),
			linked('vk'),
			linked('google'),
		]);
	});
});
