import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Empty settings count as missing ones: `NAME= npm start` must not differ from leaving NAME out. */
function given(text: unknown): unknown {
	return typeof text === 'string' && text.trim() === ''
		? undefined
		: typeof text === 'string'
			? text.trim()
			: text;
}

/** A setting that is text, or missing. */
export function textField() {
	return z.preprocess(given, z.string().optional());
}

/** Text of this form; null when missing. */
export function matching(form: RegExp, message: string) {
	return textField()
		.pipe(z.string().regex(form, { error: message }).optional())
		.transform((text) => text ?? null);
}

/** A whole number between two bounds, both included. */
export function wholeNumber(fallback: number, least: number, most: number) {
	const message = `нужно целое число от ${least} до ${most}`;
	return z.preprocess(
		(value) => (typeof given(value) === 'string' ? Number(value) : given(value)),
		z.int({ error: message }).min(least, { error: message }).max(most, { error: message }).default(fallback),
	);
}

/** One word out of a list. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
	words: Words,
	fallback: Words[number],
) {
	const error = `нужно одно из слов: ${words.join(', ')}`;
	return z.preprocess((value) => given(value) ?? fallback, z.enum(words, { error }));
}

/** The address of a PostgreSQL; null when missing. */
export function databaseAddress() {
	return matching(/^postgres(ql)?:\/\/./, 'нужен адрес вида postgres://пользователь:пароль@узел/база');
}

/** True for an address that a browser or a supplier's client can be sent to. */
export function isWebAddress(value: string): boolean {
	if (!URL.canParse(value)) return false;
	const { protocol } = new URL(value);
	return protocol === 'http:' || protocol === 'https:';
}

/** An http(s) address without a trailing slash; null when missing or switched `off`. */
export function webAddress() {
	return textField().transform((value, context): string | null => {
		if (value === undefined || value.toLowerCase() === 'off') return null;
		if (isWebAddress(value)) return value.replace(/\/+$/, '');
		context.addIssue({ code: 'custom', message: 'нужен адрес, начинающийся с http:// или https://' });
		return z.NEVER;
	});
}

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(entry: string): boolean {
	if (NETWORK_NAMES.includes(entry) || isIP(entry) !== 0) return true;
	return ipaddr.IPv4.isValidCIDRFourPartDecimal(entry) || ipaddr.IPv6.isValidCIDR(entry);
}

/** Addresses or networks of proxies, comma-separated; null when there are none. */
export function networks() {
	return textField().transform((value, context): string[] | null => {
		const entries = (value ?? '').split(/[\s,]+/).filter(Boolean);
		if (entries.every(isNetwork)) return entries.length > 0 ? entries : null;
		context.addIssue({ code: 'custom', message: 'нужны адреса или сети через запятую, например 10.0.0.0/8' });
		return z.NEVER;
	});
}

/** Who may put our pages into a frame, as CSP sources; null when the setting is missing. */
export function frameAncestors() {
	return textField().transform((value, context): string[] | null => {
		if (value === undefined) return null;
		const entries = value
			.split(/[\s,]+/)
			.map((entry) => (entry === 'none' || entry === 'self' ? `'${entry}'` : entry));
		const isSource = (entry: string) =>
			entry === '*' ||
			entry === "'none'" ||
			entry === "'self'" ||
			/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(entry);
		if (entries.every(isSource)) return entries;
		context.addIssue({ code: 'custom', message: 'нужны адреса сайтов через пробел, «*», «self» или «none»' });
		return z.NEVER;
	});
}
