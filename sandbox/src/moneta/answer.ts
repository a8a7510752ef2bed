import { MONETA_ACCOUNT, MONETA_SECRET } from '../settings.ts';
import { answerSignature, isSignature } from './signature.ts';

/** What a shop answered: a result code of the XML, or the text's one word. */
export type Answer =
	| { readonly kind: 'code'; readonly code: string }
	| { readonly kind: 'text'; readonly success: boolean }
	/** What cannot be taken for an answer, with the payment system's number and words for it. */
	| { readonly kind: 'none'; readonly error: string };

/** Reads an answer about an order; an XML's account, order and signature must be right. */
export function readAnswer(status: number, body: string, transaction: string): Answer {
	if (status >= 300 && status < 400) return { kind: 'none', error: `302: перенаправление (${status})` };
	if (status !== 200) return { kind: 'none', error: `HTTP ${status}` };
	if (/<html[\s>]/i.test(body)) return { kind: 'none', error: '302: страница HTML' };
	const text = body.trim();
	if (/<MNT_RESPONSE[\s>]/.test(text)) return readXml(text, transaction);
	if (text.startsWith('SUCCESS') || text.startsWith('FAIL')) {
		return { kind: 'text', success: text.startsWith('SUCCESS') };
	}
	return { kind: 'none', error: '-700: непонятный ответ' };
}

function readXml(text: string, transaction: string): Answer {
	const fields = {
		MNT_ID: elementOf(text, 'MNT_ID') ?? '',
		MNT_TRANSACTION_ID: elementOf(text, 'MNT_TRANSACTION_ID') ?? '',
		MNT_RESULT_CODE: elementOf(text, 'MNT_RESULT_CODE') ?? '',
	};
	if (fields.MNT_ID !== MONETA_ACCOUNT || fields.MNT_TRANSACTION_ID !== transaction) {
		return { kind: 'none', error: '-700: ответ о другом счёте или заказе' };
	}
	const signature = elementOf(text, 'MNT_SIGNATURE') ?? '';
	if (!isSignature(signature, answerSignature(fields, MONETA_SECRET))) {
		return { kind: 'none', error: '-700: подпись ответа неверна' };
	}
	return { kind: 'code', code: fields.MNT_RESULT_CODE };
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function elementOf(text: string, name: string): string | null {
	const inside = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
	return inside?.trim().replace(/&(lt|gt|quot|apos|amp);/g, (_all, entity) => ENTITIES[entity] ?? '') ?? null;
}
