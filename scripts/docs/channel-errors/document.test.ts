import { readFileSync } from 'node:fs';
import { REFUSAL_WORDS } from '@avtosverka/server/sign-in/oauth/words';
import { describe, expect, test } from 'vitest';
import { BOT_ERRORS, type BotErrorRow } from './bots.ts';
import { drawChannelErrors } from './document.ts';
import { readOnPage, SIGN_IN_ERRORS } from './sign-in.ts';

const document = readFileSync(new URL('../../../docs/channel-errors.md', import.meta.url), 'utf8');

describe('docs/channel-errors.md', () => {
	test('is what each reply comes to; `npm run docs` draws it again', async () => {
		expect(document).toBe(await drawChannelErrors());
	});

	test('fits into 110 columns', () => {
		expect(document.split('\n').filter((line) => line.length > 110)).toEqual([]);
	});

	test.each([
		['yandex', 'invalid_grant', 'unsupported_token_type', 'access_denied', 'server_error'],
		[
			...['vk', 'invalid_request', 'access_denied', 'server_error', 'slow_down', 'temporarily_unavailable'],
			...['invalid_client', 'invalid_scope', 'login_required', 'interaction_required', 'invalid_token'],
		],
	] as const)('%s has every code of its papers', (id, ...codes) => {
		const words = JSON.stringify(SIGN_IN_ERRORS[id]);
		for (const code of codes) expect(words).toContain(`"${code}"`);
		if (id === 'vk') expect(words).toContain('"status":404');
	});

	test('has every status of the messengers', () => {
		const statuses = (rows: readonly BotErrorRow[]) =>
			new Set(rows.flatMap(({ reply }) => (typeof reply === 'string' ? [] : reply.status)));
		expect([...statuses(BOT_ERRORS.max)].toSorted()).toEqual([400, 401, 403, 404, 405, 429, 503]);
		expect([...statuses(BOT_ERRORS.telegram)]).toEqual(expect.arrayContaining([400, 401, 403, 409, 429]));
	});

	test.each(['yandex', 'vk'] as const)('tells sentences of the product alone: %s', async (id) => {
		for (const given of SIGN_IN_ERRORS[id]) {
			const said = await readOnPage(id, given);
			if (said !== null) expect(Object.values(REFUSAL_WORDS[id])).toContain(said);
		}
	});
});
