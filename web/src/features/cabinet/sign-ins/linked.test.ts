import { describe, expect, test } from 'vitest';
import { PYOTR, VERA } from '../../../session/testing/people.ts';
import { linkedWays } from './linked.ts';

const ALL = { yandex: true, vk: true, google: true, max: true, telegram: true };
const NONE = { yandex: false, vk: false, google: false, max: false, telegram: false };
const linked = (provider: string, last = false) => ({ provider, linked: true, last });
const free = (provider: string) => ({ provider, linked: false, last: false });

describe('the sign-ins of a person', () => {
	test('are those that are linked and those that can be, Russian services first', () => {
		expect(linkedWays(VERA, ALL)).toEqual([
			free('yandex'),
			free('vk'),
			linked('google', true),
			free('max'),
			free('telegram'),
		]);
	});

	test('stay listed when a provider is switched off', () => {
		expect(linkedWays(VERA, NONE)).toEqual([linked('google', true)]);
	});

	test('offer a messenger to link like any other', () => {
		expect(linkedWays(PYOTR, ALL)).toEqual([
			free('yandex'),
			free('vk'),
			free('google'),
			free('max'),
			linked('telegram', true),
		]);
	});

	test('have no last one where there are two', () => {
		expect(linkedWays({ ...VERA, vk_id: '1' }, ALL)).toEqual([
			free('yandex'),
			linked('vk'),
			linked('google'),
			free('max'),
			free('telegram'),
		]);
	});
});
