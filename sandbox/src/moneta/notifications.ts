import { setTimeout as sleep } from 'node:timers/promises';
import { MONETA_SECRET } from '../settings.ts';
import type { Answer } from './answer.ts';
import { callShop } from './call-shop.ts';
import type { Operation } from './operations.ts';
import { METHODS } from './payment.ts';
import type { MonetaPlay } from './play.ts';
import { checkSignature, type Fields, paySignature } from './signature.ts';

/** Milliseconds before the next attempt; the last pause is kept on. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const ATTEMPTS_AT_MOST = 300;
const LATER_MS = 30_000;
/** Even in a world without delays a shop that is away is not asked in a tight circle. */
const LEAST_PAUSE_MS = 20;

/** What tells the shop of payments. */
export type Notifier = {
	/** Tells of a payment in its own way, until the shop confirms it. */
	tell(operation: Operation): void;
	/** Asks the shop whether an order may be paid; null when it may, else the payment system's words. */
	mayBePaid(fields: Fields): Promise<string | null>;
};

export function createNotifier(play: MonetaPlay, timeScale: number, siteUrl: string): Notifier {
	const payUrl = `${siteUrl}/v1/payments/moneta/pay`;
	const checkUrl = `${siteUrl}/v1/payments/moneta/check`;

	async function deliver(operation: Operation, fields: Fields, delayMs: number): Promise<void> {
		const { life } = play;
		const pause = (ms: number) => sleep(ms, undefined, { signal: life }).catch(() => {});
		if (delayMs > 0) await pause(delayMs);
		for (let attempt = 0; attempt < ATTEMPTS_AT_MOST && !life.aborted; attempt += 1) {
			operation.sent += 1;
			const answer = await callShop({ sending: play.sending, life }, payUrl, fields);
			operation.answer = wordsOf(answer);
			if (isConfirmed(answer)) {
				play.operations.confirm(operation);
				return;
			}
			// The shop calls the order off: the payment system gives up.
			if (answer.kind === 'code' && answer.code === '500') return;
			const usual = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0;
			await pause(Math.max(usual * timeScale, LEAST_PAUSE_MS));
		}
	}

	return {
		tell(operation) {
			const { how } = operation;
			if (how === 'decline' || how === 'silent') return;
			const fields = notificationOf(operation);
			const deliveries = how === 'twice' ? 2 : 1;
			for (let index = 0; index < deliveries; index += 1) {
				void deliver(operation, fields, how === 'later' ? LATER_MS * timeScale : 0);
			}
		},
		async mayBePaid(form) {
			if (!play.checkUrl) return null;
			const fields = withoutEmpty({ MNT_COMMAND: 'CHECK', ...sharedOf(form) });
			const signed = { ...fields, MNT_SIGNATURE: checkSignature(fields, MONETA_SECRET) };
			const answer = await callShop(play, checkUrl, signed);
			return answer.kind === 'code' && answer.code === '402' ? null : wordsOf(answer);
		},
	};
}

function isConfirmed(answer: Answer): boolean {
	return answer.kind === 'code' ? answer.code === '200' : answer.kind === 'text' && answer.success;
}

function wordsOf(answer: Answer): string {
	if (answer.kind === 'none') return answer.error;
	return answer.kind === 'code' ? `код ${answer.code}` : answer.success ? 'SUCCESS' : 'FAIL';
}

/** What goes back to the shop of its own form. */
function sharedOf(form: Fields): Fields {
	const { MNT_ID, MNT_TRANSACTION_ID, MNT_AMOUNT, MNT_CURRENCY_CODE, MNT_SUBSCRIBER_ID, MNT_TEST_MODE } =
		form;
	const { MNT_CUSTOM1, MNT_CUSTOM2, MNT_CUSTOM3 } = form;
	return withoutEmpty({
		MNT_ID,
		MNT_TRANSACTION_ID,
		MNT_AMOUNT,
		MNT_CURRENCY_CODE,
		MNT_SUBSCRIBER_ID,
		MNT_TEST_MODE,
		MNT_CUSTOM1,
		MNT_CUSTOM2,
		MNT_CUSTOM3,
	});
}

/** A notification with its signature; what stands at its end is beyond the protocol, and to be ignored. */
function notificationOf({ id, payment, method, how }: Operation): Fields {
	const fields = {
		...sharedOf(payment.fields),
		MNT_OPERATION_ID: id,
		...(how === 'other-amount' ? { MNT_AMOUNT: otherThan(payment.amount) } : {}),
	};
	return {
		...fields,
		MNT_SIGNATURE: paySignature(fields, MONETA_SECRET),
		MNT_USER: '30300001',
		MNT_CORRACCOUNT: '30300002',
		'paymentSystem.unitId': METHODS[method].units[0],
		'sandbox.note': 'нет в протоколе',
	};
}

function otherThan(amount: string): string {
	const roubles = Number(amount);
	return (roubles > 1 ? roubles - 1 : roubles + 1).toFixed(2);
}

function withoutEmpty(fields: Readonly<Record<string, string | undefined>>): Fields {
	const stored = Object.entries(fields).filter((pair): pair is [string, string] => Boolean(pair[1]));
	return Object.fromEntries(stored);
}
