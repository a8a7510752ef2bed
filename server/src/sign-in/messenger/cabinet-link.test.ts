import { describe, expect, test } from 'vitest';
import { BUTTON_OVER, MARFA, playChatSignIns } from './testing/chat-sign-ins.ts';

const { accounts, talkOf, begin, countAccounts } = playChatSignIns();

describe('what the bot answers to a link of the cabinet', () => {
	const account = async (id: string) =>
		(await accounts().enter({ provider: 'yandex', id, name: 'Владелец кабинета' })).id;

	test('asks whether to link, and the account is signed in to by that messenger from then on', async () => {
		const owner = await account('y-link-1');
		const { payload, take } = await begin(owner, 'max');
		const asked = talkOf('max');
		const stranger = { ...MARFA, id: 7_000_000_601 };
		const { text, buttons = [] } = await asked.started(stranger, payload);
		expect(text).toContain('Привязать этот MAX к аккаунту на сайте Автосверка (sverka.example)?');
		expect(buttons.map((button) => button.text)).toEqual(['Привязать', 'Это не я']);
		const before = await countAccounts();
		expect((await asked.pressed(stranger, buttons[0]?.data ?? '')).message?.text).toContain('Готово');
		expect(await take()).toEqual({ accountId: owner, messenger: 'max', linked: true });
		expect(await countAccounts()).toBe(before);
		expect((await accounts().enter({ provider: 'max', ...stranger })).id).toBe(owner);
	});

	test('tells whose messenger it is already, and the page that it came to nothing', async () => {
		const stranger = { ...MARFA, id: 7_000_000_602 };
		const other = (await accounts().enter({ provider: 'max', ...stranger })).id;
		const owner = await account('y-link-2');
		const { payload, take } = await begin(owner, 'max');
		const asked = talkOf('max');
		const { buttons = [] } = await asked.started(stranger, payload);
		const answer = await asked.pressed(stranger, buttons[0]?.data ?? '');
		expect(answer.message?.text).toContain('Через MAX уже входят в другой аккаунт');
		expect(await take()).toBe('link-refused');
		expect((await accounts().enter({ provider: 'max', ...stranger })).id).toBe(other);
	});

	test('changes nothing after «Это не я», nor for an account that is gone', async () => {
		const asked = talkOf('max');
		const stranger = { ...MARFA, id: 7_000_000_603 };
		const refused = await begin(await account('y-link-3'), 'max');
		const first = await asked.started(stranger, refused.payload);
		const answer = await asked.pressed(stranger, first.buttons?.[1]?.data ?? '');
		expect(answer.message?.text).toBe('Привязка отменена: ничего не изменилось.');
		expect(await refused.take()).toBe('link-refused');
		const gone = await account('y-link-4');
		const late = await begin(gone, 'max');
		const second = await asked.started(stranger, late.payload);
		await accounts().remove(gone);
		expect((await asked.pressed(stranger, second.buttons?.[0]?.data ?? '')).message?.text).toBe(BUTTON_OVER);
		expect(await late.take()).toBe('unknown');
	});
});
