import { z } from 'zod';
import { checkReply } from './check/meta.ts';
import { endpoint } from './endpoint.ts';
import { TOKEN_IN_HEADER } from './route.ts';
import { checkPaymentRoute, createPaymentRoute, getPaidRequestRoute } from './routes/payments.ts';
import { PACKS, PAYMENT_METHODS, PAYMENT_PLACES, REPORT_OUTCOMES } from './vocabulary/payment.ts';
import { PlateInput } from './vocabulary/schemas.ts';

/** An order and the form that takes the payer to the payment: signed `fields`, posted to `action`. */
export const PaymentForm = z.object({
	transaction_id: z.string(),
	/** Address of the payment page; `widget` where it is meant for a frame. */
	action: z.string(),
	view: z.enum(['redirect', 'widget']),
	fields: z.record(z.string(), z.string()),
});
export type PaymentForm = z.infer<typeof PaymentForm>;

export const createPayment = endpoint(createPaymentRoute, {
	summary: 'Заказ запросов или отчёта и форма для его оплаты',
	body: z.discriminatedUnion('purpose', [
		z.object({
			purpose: z.literal('requests'),
			pack: z.enum(PACKS.map(({ id }) => id)),
			type: z.enum(PAYMENT_PLACES),
			method: z.enum(PAYMENT_METHODS),
		}),
		z.object({
			/** An owner report: paid for by anyone who opens it, signed in or not. */
			purpose: z.literal('report1'),
			report_uuid: z.uuid(),
			/** Gets the link and the document; absent for anyone who wants neither. */
			email: z.email().max(254).optional(),
			type: z.enum(PAYMENT_PLACES),
			method: z.enum(PAYMENT_METHODS),
		}),
	]),
	reply: z.object({ success: z.literal(true), message: z.string(), data: PaymentForm }),
});

/** An order as its payer may know it; `success` is true once the money is credited. */
export const PaymentStatus = z.object({
	success: z.boolean(),
	message: z.string(),
	data: z
		.object({
			state: z.enum(['waiting', 'paid', 'refunded']),
			/** What was put to the account; for a report that could not be opened what its money is worth. */
			requests: z.int(),
			amount: z.string(),
			/** Null for requests, and until the money is credited. */
			report: z.enum(REPORT_OUTCOMES).nullable(),
		})
		.nullable(),
});
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const checkPayment = endpoint(checkPaymentRoute, {
	summary: 'Зачислен ли платёж',
	params: z.object({ transaction_id: z.string().min(1).max(64) }),
	reply: PaymentStatus,
});

/** The card index's VIN, or null. `charged`: whether it cost a request; false for a known or paid VIN. */
export const CardIndexVin = z.object({ vin: z.string().nullable(), charged: z.boolean() });
export type CardIndexVin = z.infer<typeof CardIndexVin>;

export const getPaidRequest = endpoint(getPaidRequestRoute, {
	summary: 'VIN по госномеру из картотеки ГИБДД за один оплаченный запрос',
	params: z.object({
		plate: PlateInput,
		access_token: z
			.string()
			.min(1)
			.max(256)
			.describe(`Токен доступа или «${TOKEN_IN_HEADER}», когда он идёт заголовком Authorization`),
	}),
	query: z.object({
		/** The VIN that the page shows already: the same one again is not charged. */
		known: z.string().max(64).optional(),
		/** Only what this person has paid for today or has under way; nothing is spent, `data` may be null. */
		repeat: z.literal('true').optional(),
	}),
	reply: checkReply(CardIndexVin),
});
