import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { TELEGRAM_BOT_NAME } from '@avtosverka/sandbox/settings';
import type { Target } from './attack.ts';

type ChatMessage = {
	readonly id: number;
	readonly buttons: readonly (readonly { readonly text: string; readonly callback_data?: string }[])[];
};

type ChatLink = { readonly success: boolean; readonly link: string; readonly token: string };

const TRIES = 60;

/** Signs an invented person in by the sandbox's Telegram; gives the access token. */
export async function signInByTelegram({ url, sandboxUrl }: Target, person: number): Promise<string> {
	const auth = `${url}/v1/auth/telegram`;
	const chat = `${sandboxUrl}/t/${TELEGRAM_BOT_NAME}`;
	const headers = {
		...{ 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
		'x-visitor': randomBytes(16).toString('base64url'),
	};
	const read = async (address: string) => (await fetch(address, { headers })).json();
	const post = (path: string, fields: object) =>
		fetch(chat + path, { method: 'POST', headers, body: JSON.stringify({ person, ...fields }) });

	// A bot that has just started gives none yet.
	const { link, token } = await untilGiven(async () => {
		const given = (await read(`${auth}/getAuthLink`)) as ChatLink;
		return given.success ? given : null;
	});
	await post('/send', { text: `/start ${new URL(link).searchParams.get('start')}` });
	const pressed = await untilGiven(async () => {
		const { messages } = (await read(`${chat}/chat?person=${person}`)) as { messages: ChatMessage[] };
		for (const { id, buttons } of messages) {
			const button = buttons.flat().find(({ text }) => text === 'Войти');
			if (button) return { message: id, data: button.callback_data };
		}
		return null;
	});
	await post('/press', pressed);
	return untilGiven(async () => {
		const given = (await read(`${auth}/checkToken?token=${token}`)) as { token: string | null };
		return given.token;
	});
}

async function untilGiven<Given>(ask: () => Promise<Given | null>): Promise<Given> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const given = await ask();
		if (given !== null) return given;
		await pause(250);
	}
	throw new Error('nobody was let in');
}
