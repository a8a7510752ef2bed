import { createECDH } from 'node:crypto';
import { StartError } from '../start-error.ts';

/** Where notices may be sent: an https host, all hosts below one, or an origin as a whole. */
export type PushService =
	| { readonly kind: 'host' | 'below'; readonly host: string }
	| { readonly kind: 'origin'; readonly origin: string };

/** How this installation presents itself to push services (RFC 8292), and which of them it calls. */
export type PushSettings = {
	readonly publicKey: string;
	readonly privateKey: string;
	/** Whom a push service writes to when something is wrong. */
	readonly subject: string;
	readonly services: readonly PushService[];
};

/** Chrome and its kin; Firefox; Safari; Edge. */
const USUAL_SERVICES =
	'fcm.googleapis.com, updates.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com';
const HOST = /^(\*\.)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*)$/;

type Variables = {
	readonly PUSH_PUBLIC_KEY?: string | undefined;
	readonly PUSH_PRIVATE_KEY?: string | undefined;
	readonly PUSH_CONTACT?: string | undefined;
	readonly PUSH_SERVICES?: string | undefined;
};

function readService(text: string): PushService {
	const [, below, host] = HOST.exec(text.toLowerCase()) ?? [];
	if (host !== undefined) return { kind: below === undefined ? 'host' : 'below', host };
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url !== null && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin) {
		return { kind: 'origin', origin: url.origin };
	}
	throw new StartError('Настройка PUSH_SERVICES: нужны узлы вида push.example.org или *.example.org.');
}

/** True where the two keys are one pair of the curve P-256. */
function isPair(publicKey: string, privateKey: string): boolean {
	try {
		const own = createECDH('prime256v1');
		own.setPrivateKey(Buffer.from(privateKey, 'base64url'));
		return own.getPublicKey('base64url') === publicKey;
	} catch {
		return false;
	}
}

/** Notices in browsers; null while they are off. Throws StartError for half of the settings. */
export function readPush(variables: Variables): PushSettings | null {
	const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = variables;
	if (publicKey?.toLowerCase() === 'off') return null;
	if (publicKey === undefined && privateKey === undefined) return null;
	for (const name of ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'] as const) {
		if (variables[name] === undefined) {
			throw new StartError(`Не задана настройка ${name}: без неё сообщений в браузере нет.`);
		}
	}
	if (!isPair(publicKey as string, privateKey as string)) {
		throw new StartError(
			'Настройка PUSH_PRIVATE_KEY: ключи не составляют пары; их создаёт npx web-push generate-vapid-keys.',
		);
	}
	if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*)$/.test(contact as string)) {
		throw new StartError('Настройка PUSH_CONTACT: нужен адрес вида mailto:admin@example.org или https://…');
	}
	const named = (variables.PUSH_SERVICES ?? USUAL_SERVICES).split(/[\s,]+/).filter(Boolean);
	return {
		...{ publicKey: publicKey as string, privateKey: privateKey as string, subject: contact as string },
		services: named.map(readService),
	};
}
