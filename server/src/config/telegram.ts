import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { matching, textField } from './fields.ts';

/** How the bot learns what is written to it. */
export type TelegramUpdates =
	| { readonly kind: 'polling' }
	/** Telegram sends this secret along with every update. */
	| { readonly kind: 'webhook'; readonly secret: string };

/** The bot of this installation. */
export type TelegramSettings = {
	/** Address of the Bot API without a slash at its end. */
	readonly apiRoot: string;
	readonly botToken: string;
	/** The first part of the token. */
	readonly botId: number;
	/** Without its `@`. */
	readonly botName: string;
	/** Where links into the bot's chat lead, without a slash at the end. */
	readonly linkRoot: string;
	readonly updates: TelegramUpdates;
};

/** The address of the bot's chat. */
export function botChat({ linkRoot, botName }: Pick<TelegramSettings, 'linkRoot' | 'botName'>): string {
	return `${linkRoot}/${encodeURIComponent(botName)}`;
}

const HOME = 'https://api.telegram.org';

/** A bot's token as BotFather gives it: `number:letters`; null when missing or switched `off`. */
export function botToken() {
	return textField().transform((token, context): string | null => {
		if (token === undefined || token.toLowerCase() === 'off') return null;
		if (/^\d{1,16}:[\w-]{30,}$/.test(token)) return token;
		context.addIssue({ code: 'custom', message: 'нужен токен вида 123456:ABC…, каким его даёт BotFather' });
		return z.NEVER;
	});
}

/** What Telegram takes as a webhook's secret. */
export function webhookSecret() {
	return matching(/^[\w-]{16,256}$/, 'нужно от 16 до 256 латинских букв, цифр, «_» и «-»');
}

type Variables = {
	readonly TELEGRAM_API_ROOT: string | null;
	readonly TELEGRAM_BOT_TOKEN: string | null;
	readonly TELEGRAM_BOT_NAME?: string | undefined;
	readonly TELEGRAM_LINK_ROOT: string;
	readonly TELEGRAM_UPDATES: TelegramUpdates['kind'];
	readonly TELEGRAM_WEBHOOK_SECRET: string | null;
};

/** The bot's name without the `@` that people put before it; null when there is none. */
function botNameIn({ TELEGRAM_BOT_NAME }: Pick<Variables, 'TELEGRAM_BOT_NAME'>): string | null {
	return TELEGRAM_BOT_NAME?.replace(/^@/, '') || null;
}

/** The bot with its settings, null while it is switched off; throws StartError naming what is missing. */
export function readTelegram(variables: Variables): TelegramSettings | null {
	const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_UPDATES: kind, TELEGRAM_WEBHOOK_SECRET: secret } = variables;
	if (token === null) return null;
	const botName = botNameIn(variables);
	if (botName === null) {
		throw new StartError(
			'Не задана настройка TELEGRAM_BOT_NAME: без неё нет ссылки для входа через Telegram.',
		);
	}
	if (kind === 'webhook' && secret === null) {
		throw new StartError(
			'Не задана настройка TELEGRAM_WEBHOOK_SECRET: без неё TELEGRAM_UPDATES=webhook не работает.',
		);
	}
	return {
		apiRoot: variables.TELEGRAM_API_ROOT ?? HOME,
		botToken: token,
		botId: Number(token.split(':', 1)[0]),
		botName,
		linkRoot: variables.TELEGRAM_LINK_ROOT,
		updates: kind === 'webhook' && secret !== null ? { kind, secret } : { kind: 'polling' },
	};
}
