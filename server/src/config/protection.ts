import type { ProtectionService } from '@avtosverka/contract/protection';
import { PURPOSES, type Purpose } from '@avtosverka/contract/route';
import type { ProtectionConfig } from '@avtosverka/contract/site';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { textField } from './fields.ts';

/** A service that makes bot-protection values in browsers and judges them for us. */
export type ServiceSettings = {
	readonly kind: ProtectionService;
	/** Address of the service without a slash at its end. */
	readonly url: string;
	/** Public: it stands in pages. */
	readonly siteKey: string;
	readonly secret: string;
};
/** The bot protection of this installation. */
export type ProtectionSettings = { readonly kind: 'altcha' } | { readonly kind: 'off' } | ServiceSettings;

const PREFIXES = { smartcaptcha: 'SMARTCAPTCHA', turnstile: 'TURNSTILE' } as const;
type Prefix = (typeof PREFIXES)[ProtectionService];

/** SmartCaptcha moved here in January 2026; most older papers and code name former hosts. */
const HOMES: Readonly<Record<ProtectionService, string>> = {
	smartcaptcha: 'https://smartcaptcha.cloud.yandex.ru',
	turnstile: 'https://challenges.cloudflare.com',
};

type Variables = { readonly BOT_PROTECTION: 'altcha' | 'off' | ProtectionService } & {
	readonly [name in `${Prefix}_URL`]: string | null;
} & { readonly [name in `${Prefix}_SITE_KEY` | `${Prefix}_SECRET`]?: string | undefined };

/** The chosen bot protection with its settings; throws StartError naming the one that is missing. */
export function readProtection(variables: Variables): ProtectionSettings {
	const { BOT_PROTECTION: kind } = variables;
	if (kind === 'altcha' || kind === 'off') return { kind };
	const needed = (name: `${Prefix}_SITE_KEY` | `${Prefix}_SECRET`): string => {
		const value = variables[name];
		if (value !== undefined) return value;
		throw new StartError(`Не задана настройка ${name}: без неё BOT_PROTECTION=${kind} не работает.`);
	};
	const prefix = PREFIXES[kind];
	return {
		kind,
		url: variables[`${prefix}_URL`] ?? HOMES[kind],
		siteKey: needed(`${prefix}_SITE_KEY`),
		secret: needed(`${prefix}_SECRET`),
	};
}

/** What a browser may know of it. Both scripts wait until we ask for a widget. */
export function publicProtection(protection: ProtectionSettings): ProtectionConfig {
	if (!('siteKey' in protection)) return protection;
	const { kind, url, siteKey } = protection;
	const script =
		kind === 'smartcaptcha' ? '/captcha.js?render=onload' : '/turnstile/v0/api.js?render=explicit';
	return { kind, siteKey, scriptUrl: `${url}${script}` };
}

function isPurpose(name: string): name is Purpose {
	return (PURPOSES as readonly string[]).includes(name);
}

/** Purposes, comma-separated; `none` for not a single one. */
export function purposes(fallback: readonly Purpose[]) {
	return textField().transform((value, context): readonly Purpose[] => {
		if (value === undefined) return fallback;
		if (value.toLowerCase() === 'none') return [];
		const names = value.split(',').map((name) => name.trim());
		if (names.every(isPurpose)) return names;
		context.addIssue({
			code: 'custom',
			message: `нужны слова через запятую: ${PURPOSES.join(', ')}, или none`,
		});
		return z.NEVER;
	});
}
