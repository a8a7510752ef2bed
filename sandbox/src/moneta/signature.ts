import { createHash, timingSafeEqual } from 'node:crypto';

/** Fields of a message by their names at MONETA.Assistant; what is absent is signed as an empty text. */
export type Fields = Readonly<Record<string, string>>;

const FORM = [
	'MNT_ID',
	'MNT_TRANSACTION_ID',
	'MNT_AMOUNT',
	'MNT_CURRENCY_CODE',
	'MNT_SUBSCRIBER_ID',
	'MNT_TEST_MODE',
] as const;
const PAY = [
	'MNT_ID',
	'MNT_TRANSACTION_ID',
	'MNT_OPERATION_ID',
	'MNT_AMOUNT',
	'MNT_CURRENCY_CODE',
	'MNT_SUBSCRIBER_ID',
	'MNT_TEST_MODE',
] as const;
const ANSWER = ['MNT_RESULT_CODE', 'MNT_ID', 'MNT_TRANSACTION_ID'] as const;

function signed(names: readonly string[], fields: Fields, code: string): string {
	const text = names.map((name) => fields[name] ?? '').join('') + code;
	return createHash('md5').update(text, 'utf8').digest('hex');
}

/** Of the form that takes a payer to their payment. A test mode that the form leaves out counts as 0. */
export function formSignature(fields: Fields, code: string): string {
	return signed(FORM, { ...fields, MNT_TEST_MODE: fields.MNT_TEST_MODE ?? '0' }, code);
}

/** Of a notification to the Pay URL. */
export function paySignature(fields: Fields, code: string): string {
	return signed(PAY, fields, code);
}

/** Of a question to the Check URL. */
export function checkSignature(fields: Fields, code: string): string {
	return signed(['MNT_COMMAND', ...PAY], fields, code);
}

/** Of the shop's answer in XML, whichever it answers. */
export function answerSignature(fields: Fields, code: string): string {
	return signed(ANSWER, fields, code);
}

/** Whether a shop's signature is the expected one; letter case says nothing. */
export function isSignature(given: string, expected: string): boolean {
	const [one, other] = [given.toLowerCase(), expected].map((text) => Buffer.from(text));
	return (
		one !== undefined && other !== undefined && one.length === other.length && timingSafeEqual(one, other)
	);
}
