import { createHash, timingSafeEqual } from 'node:crypto';

/** Fields as they travel; one that is absent counts as empty. */
export type SignedFields = Readonly<Record<string, string | undefined>>;

const SUM = ['MNT_AMOUNT', 'MNT_CURRENCY_CODE', 'MNT_SUBSCRIBER_ID', 'MNT_TEST_MODE'] as const;
const PAID = ['MNT_ID', 'MNT_TRANSACTION_ID', 'MNT_OPERATION_ID', ...SUM] as const;

/** What MONETA.Assistant signs, by message: MD5 of these values in order, and of the secret. */
export const SIGNED = {
	form: ['MNT_ID', 'MNT_TRANSACTION_ID', ...SUM],
	pay: PAID,
	check: ['MNT_COMMAND', ...PAID],
	answer: ['MNT_RESULT_CODE', 'MNT_ID', 'MNT_TRANSACTION_ID'],
} as const;

export type Message = keyof typeof SIGNED;

/**
 * The signature of a message: lower-case hex MD5 without separators (docs.moneta.ru, assistant, «Подпись»).
 * `secret` is the account's «код проверки целостности данных». Since there are no separators, its caller has
 * to compare each field by itself as well.
 */
export function sign(message: Message, fields: SignedFields, secret: string): string {
	const values = SIGNED[message].map((name) => fields[name] ?? '');
	return createHash('md5')
		.update(`${values.join('')}${secret}`, 'utf8')
		.digest('hex');
}

/** Whether two signatures are one, in whichever letter case and in a time that tells nothing. */
export function isSameSignature(given: string, expected: string): boolean {
	const hash = (text: string) => createHash('sha256').update(text.toLowerCase()).digest();
	return timingSafeEqual(hash(given), hash(expected));
}
