import { StartError } from '../start-error.ts';
import { textField } from './fields.ts';

/** The bot of this installation in MAX. */
export type MaxSettings = {
	/** Address of the Bot API, with a slash at its end. */
	readonly apiRoot: string;
	readonly botToken: string;
	/** As it stands in links to it; null: no sign-in by MAX. */
	readonly botName: string | null;
	/** Where links into the bot's chat lead, without a slash at the end. */
	readonly linkRoot: string;
	/** The secret of the webhook; null: the bot asks for its updates. */
	readonly webhookSecret: string | null;
};

const HOME = 'https://platform-api2.max.ru';

/** A token as MAX gives it; null when missing or switched `off`. */
export function maxToken() {
	return textField().transform((token, context): string | null => {
		if (token === undefined || token.toLowerCase() === 'off') return null;
		if (/^[\w-]{20,}$/.test(token)) return token;
		context.addIssue({ code: 'custom', message: 'нужен токен бота, каким его даёт MAX' });
		return null;
	});
}

type Variables = {
	readonly MAX_API_ROOT: string | null;
	readonly MAX_BOT_TOKEN: string | null;
	readonly MAX_BOT_NAME?: string | undefined;
	readonly MAX_LINK_ROOT: string;
	readonly MAX_UPDATES: 'polling' | 'webhook';
	readonly MAX_WEBHOOK_SECRET: string | null;
};

/** The bot with its settings, null while it is switched off; throws StartError naming what is missing. */
export function readMax(variables: Variables): MaxSettings | null {
	const { MAX_BOT_TOKEN: botToken, MAX_UPDATES: kind, MAX_WEBHOOK_SECRET: secret } = variables;
	if (botToken === null) return null;
	if (kind === 'webhook' && secret === null) {
		throw new StartError('Не задана настройка MAX_WEBHOOK_SECRET: без неё MAX_UPDATES=webhook не работает.');
	}
	const apiRoot = `${variables.MAX_API_ROOT ?? HOME}/`;
	const botName = variables.MAX_BOT_NAME?.replace(/^@/, '') || null;
	return {
		apiRoot,
		botToken,
		botName,
		linkRoot: variables.MAX_LINK_ROOT,
		webhookSecret: kind === 'webhook' ? secret : null,
	};
}

/** Where a person opens the chat with the bot; null where the bot's name is not set. */
export function maxChat({ linkRoot, botName }: Pick<MaxSettings, 'linkRoot' | 'botName'>): string | null {
	return botName && `${linkRoot}/${encodeURIComponent(botName)}`;
}
