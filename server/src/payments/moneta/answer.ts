import type { MonetaSettings } from '../../config/moneta.ts';
import { escapeXml } from '../../escape-xml.ts';
import type { Attribute } from './receipt.ts';
import { sign } from './signature.ts';

/** What we answer MONETA; the HTTP status is always 200. */
export type MonetaAnswer = { readonly type: string; readonly body: string };

const TEXT = 'text/plain; charset=utf-8';

/** What makes MONETA try again for a day; and what it wants to hear when nothing was asked. */
export const FAIL: MonetaAnswer = { type: TEXT, body: 'FAIL' };
const SUCCESS: MonetaAnswer = { type: TEXT, body: 'SUCCESS' };

/**
 * 200: the order is paid; 302: not known now; 402: it waits to be paid; 500: it is none, or no longer
 * (docs.moneta.ru/assistant/v1/check-requests).
 */
export type ResultCode = 200 | 302 | 402 | 500;

/** A signed answer in XML, for the order that was asked about. */
export function xmlAnswer(
	{ account, secret }: Pick<MonetaSettings, 'account' | 'secret'>,
	orderId: string,
	code: ResultCode,
	attributes: readonly Attribute[] = [],
): MonetaAnswer {
	const fields = { MNT_ID: account, MNT_TRANSACTION_ID: orderId, MNT_RESULT_CODE: String(code) };
	const signed = { ...fields, MNT_SIGNATURE: sign('answer', fields, secret) };
	const elements = Object.entries(signed).map(([name, value]) => element(name, value));
	if (attributes.length > 0)
		elements.push(`<MNT_ATTRIBUTES>${attributes.map(attribute).join('')}</MNT_ATTRIBUTES>`);
	const body = `<?xml version="1.0" encoding="UTF-8"?>\n<MNT_RESPONSE>${elements.join('')}</MNT_RESPONSE>`;
	return { type: 'application/xml; charset=utf-8', body };
}

/** «Heard, do not say it again», as the settings want it. */
export function acknowledged(
	settings: Pick<MonetaSettings, 'account' | 'secret' | 'answer'>,
	orderId: string,
	attributes: readonly Attribute[] = [],
): MonetaAnswer {
	return settings.answer === 'text' ? SUCCESS : xmlAnswer(settings, orderId, 200, attributes);
}

function attribute({ key, value }: Attribute): string {
	return `<ATTRIBUTE>${element('KEY', key)}${element('VALUE', value)}</ATTRIBUTE>`;
}

function element(name: string, value: string): string {
	return `<${name}>${escapeXml(value)}</${name}>`;
}
