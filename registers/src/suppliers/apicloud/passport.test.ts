import { expect, test } from 'vitest';
import { jsonOf } from './testing/apicloud.ts';
import { tellOfPerson } from './testing/ask.ts';

test.each([
	['valid', true],
	['not_valid', false],
	['not_found', null],
])('the word of mvd.chekpassportv2.%s is %s', async (name, isValid) => {
	const answer = await tellOfPerson('passport', jsonOf(`mvd.chekpassportv2.${name}`));
	expect(answer).toMatchObject({ state: 'found', facts: { isValid } });
});

test.each([
	['of another kind', { ...jsonOf('mvd.chekpassportv2.valid'), result: 'PERHAPS' }, 'unreadable'],
	['that is missing', { status: 200 }, 'unreadable'],
	['beside a failure', { ...jsonOf('mvd.chekpassportv2.valid'), status: 404 }, 'unreachable'],
	['of the ministry’s own error', jsonOf('mvd.error.undocumented'), 'unreachable'],
])('a word %s is no word', async (_, json, state) => {
	expect(await tellOfPerson('passport', json)).toMatchObject({ state });
});
