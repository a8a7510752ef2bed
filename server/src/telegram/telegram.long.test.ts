import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { conversation } from '../bot/testing/conversation.ts';
import { HASTY } from '../bot/testing/hasty.ts';
import { TIMING } from '../bot/updates/timing.ts';
import type { Node } from '../sign-in/messenger/testing/node.ts';
import { telegramNodes } from '../sign-in/messenger/testing/telegram-nodes.ts';

const nodes = telegramNodes();

/** A process alone in its installation, once it has heard from the Bot API itself. */
async function startAlone(timing = HASTY): Promise<Node> {
	const node = await nodes.start({ timing });
	await vi.waitFor(() => expect(linesOf(node, 'telegram answers')).toHaveLength(1), 3_000);
	return node;
}

const until = (node: Node, state: unknown) =>
	vi.waitFor(async () => expect((await node.app.inject('/readyz')).json().telegram).toBe(state), {
		timeout: 8_000,
		interval: 50,
	});
const linesOf = (node: Node, words: string) => node.log.filter((line) => line.includes(words));

describe('the bot', () => {
	test('is asked by one process of three, without a conflict, and by another one when that one stops', async () => {
		const all = await Promise.all([nodes.start(), nodes.start(), nodes.start()]);
		await until(all[0]!, 'works');
		await sleep(1_500);
		const leading = all.filter(({ telegram }) => telegram.leads());
		expect(leading).toHaveLength(1);
		for (const node of all) {
			expect(await node.telegram.works()).toBe(true);
			expect(linesOf(node, 'does not answer')).toEqual([]);
			const stored = node.telegram.leads() ? 1 : 0;
			expect(await node.metrics()).toContain(`avtosverka_telegram_bot_kept ${stored}\n`);
			expect(await node.metrics()).toContain('avtosverka_telegram_bot_works 1\n');
		}
		await leading[0]!.telegram.stop();
		const rest = all.filter((node) => node !== leading[0]);
		await vi.waitFor(() => expect(rest.filter(({ telegram }) => telegram.leads())).toHaveLength(1), 2_000);
	});

	test('stops in the middle of a long poll within moments', async () => {
		const node = await startAlone({ ...HASTY, pollSeconds: 50, callMs: 60_000 });
		await sleep(200);
		const began = performance.now();
		await node.telegram.stop();
		expect(performance.now() - began).toBeLessThan(1_000);
		expect(linesOf(node, 'does not answer')).toEqual([]);
	});

	test.each([
		['down', 'unreachable'],
		['500', 'failing'],
		['401', 'unauthorized'],
	])('in the mode %s is %s: said once in the log, and the server stays ready', async (mode, problem) => {
		const node = await startAlone();
		await nodes.played.setMode(mode);
		await until(node, problem);
		expect((await node.app.inject('/readyz')).statusCode).toBe(200);
		expect(await node.metrics()).toContain('avtosverka_telegram_bot_works 0\n');
		await sleep(500);
		expect(linesOf(node, 'does not answer').map((line) => JSON.parse(line).problem)).toEqual([problem]);
		await nodes.played.setMode('fine');
		await until(node, 'works');
		await vi.waitFor(() => expect(linesOf(node, 'telegram answers')).toHaveLength(2));
	});

	test('that has another name than the links lead to counts as ill at once', async () => {
		const node = await nodes.start({
			settings: { ...nodes.played.settings, TELEGRAM_BOT_NAME: 'somebody_elses_bot' },
		});
		await until(node, 'other-bot');
		expect(await node.telegram.works()).toBe(false);
	});

	test('whose updates somebody else takes says so, and comes back', async () => {
		const node = await startAlone();
		const token = nodes.played.settings.TELEGRAM_BOT_TOKEN;
		await fetch(`${nodes.played.url}/telegram/bot${token}/getUpdates`);
		const poll = fetch(`${nodes.played.url}/telegram/bot${token}/getUpdates?timeout=5`);
		await vi.waitFor(() => expect(linesOf(node, '"conflict"')).toHaveLength(1), 5_000);
		await poll;
		await vi.waitFor(() => expect(linesOf(node, 'telegram answers')).toHaveLength(2), 5_000);
		expect(linesOf(node, 'does not answer')).toHaveLength(1);
	});

	test('waits for a store that fails, and then answers what was written', async () => {
		const node = await startAlone();
		let failures = 2;
		node.telegram.attend(
			conversation(async ({ messenger, chat }) => {
				failures -= 1;
				if (failures >= 0) throw new Error('the store failed');
				await messenger.send(chat, { html: 'Теперь отвечаю' });
			}),
		);
		const phone = nodes.played.phone(201);
		await phone.say('привет');
		expect((await phone.botMessage()).text).toBe('Теперь отвечаю');
	});

	test('shows previews to somebody who types after its name, and says nothing of them in the log', async () => {
		const node = await startAlone();
		const preview = { title: 'ВАЗ · XTA…', description: 'Остановитесь', html: '<b>⛔</b> VIN XTA…' };
		const wayIn = { text: 'Проверить в чате с ботом', payload: 'XTA21144094786239' };
		const asked: string[] = [];
		node.telegram.attend({
			...conversation(async () => {}),
			async preview(text) {
				asked.push(text);
				return { previews: [preview], wayIn };
			},
		});
		const reply = await fetch(`${nodes.played.url}/t/avtosverka_sandbox_bot/inline`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ person: 204, query: 'XTA21144094786239' }),
		});
		expect(await reply.json()).toEqual({
			results: [{ title: preview.title, description: preview.description, text: '⛔ VIN XTA…' }],
			button: { text: wayIn.text, start: wayIn.payload },
		});
		expect(asked).toEqual(['XTA21144094786239']);
		expect(node.log.join()).not.toContain('094786239');
	});

	test('goes on after an update that it can never handle', async () => {
		const node = await startAlone();
		node.telegram.attend(
			conversation(async ({ messenger, chat, ...incoming }) => {
				if (incoming.kind === 'text' && incoming.text === 'poison') throw new Error('a bug of ours');
				await messenger.send(chat, { html: 'Отвечаю' });
			}),
		);
		const phone = nodes.played.phone(202);
		await phone.say('poison');
		await phone.say('привет');
		expect((await phone.botMessage()).text).toBe('Отвечаю');
		expect(linesOf(node, 'telegram update given up')).toHaveLength(1);
		expect(node.log.join()).not.toContain('poison');
	});

	test('answers others while one chat is slow, which then has its answers in order', async () => {
		const node = await startAlone();
		const slow = Promise.withResolvers<void>();
		node.telegram.attend(
			conversation(async ({ messenger, chat, personId, ...incoming }) => {
				if (personId === 7_000_000_400) await slow.promise;
				await messenger.send(chat, { html: incoming.kind === 'text' ? incoming.text : '' });
			}),
		);
		const phones = Array.from({ length: 8 }, (_, place) => nodes.played.phone(400 + place));
		const words = ['раз', 'два', 'три'];
		for (const phone of phones) for (const word of words) await phone.say(word);
		setTimeout(slow.resolve, 1_000);
		for (const phone of phones) {
			await phone.botMessage(words.length);
			const replies = (await phone.read()).filter(({ by }) => by === 'bot');
			expect(replies.map(({ text }) => text)).toEqual(words);
		}
	}, 60_000);

	test('with its real patience works soon after the start and is kept while nobody writes', async () => {
		const node = await startAlone(TIMING);
		await sleep(TIMING.renewMs + 500);
		expect([node.telegram.leads(), await node.telegram.works()]).toEqual([true, true]);
	});
});
