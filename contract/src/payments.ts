import { z } from 'zod';
import { checkReply } from './check/meta.ts';
import { endpoint, TOKEN_IN_HEADER } from './endpoint.ts';
import { PlateInput } from './vocabulary/schemas.ts';

/** What is sold, and for how much: the server alone turns an amount into requests. Amounts in kopecks. */
export const PACKS = [
	{ id: 'pack-2', requests: 2, kopecks: 10_00 },
	{ id: 'pack-10', requests: 10, kopecks: 49_00 },
] as const;
export type Pack = (typeof PACKS)[number];
export type PackId = Pack['id'];

/** Where a payment was begun: MNT_TYPE of the specification, section 3. */
export const PAYMENT_PLACES = ['website', 'androidApp', 'IOSApp', 'telegram'] as const;
export type PaymentPlace = (typeof PAYMENT_PLACES)[number];

/** How it is paid; which of them an installation offers is a setting. */
export const PAYMENT_METHODS = ['card', 'sbp'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const nothing = z.object({});

/** An order and the form that takes the payer to its payment: `fields` as they are signed, posted to `action`. */
export const PaymentForm = z.object({
	transaction_id: z.string(),
	/** Address of the payment page; `widget` where it is meant for a frame. */
	action: z.string(),
	view: z.enum(['redirect', 'widget']),
	fields: z.record(z.string(), z.string()),
});
export type PaymentForm = z.infer<typeof PaymentForm>;

export const createPayment = endpoint({
	name: 'createPayment',
	summary: 'Заказ запросов или отчёта и форма для его оплаты',
	method: 'POST',
	path: '/v1/payments/create',
	params: nothing,
	query: nothing,
	body: z.discriminatedUnion('purpose', [
		z.object({
			purpose: z.literal('requests'),
			pack: z.enum(PACKS.map(({ id }) => id)),
			type: z.enum(PAYMENT_PLACES),
			method: z.enum(PAYMENT_METHODS),
		}),
		z.object({
			/** An owner report: paid for by whoever opens it, signed in or not. */
			purpose: z.literal('report1'),
			report_uuid: z.uuid(),
			/** Gets the link and the document; absent for whoever wants neither. */
			email: z.email().max(254).optional(),
			type: z.enum(PAYMENT_PLACES),
			method: z.enum(PAYMENT_METHODS),
		}),
	]),
	reply: z.object({ success: z.literal(true), message: z.string(), data: PaymentForm }),
	/** Requests are sold to the signed-in alone. */
	session: { from: 'header', needed: 'sometimes' },
});

/** What a credited order for a report came to: it opened the report, another order had, or the report was gone. */
export const REPORT_OUTCOMES = ['opened', 'paid-before', 'gone'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

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

export const checkPayment = endpoint({
	name: 'checkPayment',
	summary: 'Зачислен ли платёж',
	method: 'GET',
	path: '/v1/checkPayment/:transaction_id',
	params: z.object({ transaction_id: z.string().min(1).max(64) }),
	query: nothing,
	body: z.unknown(),
	reply: PaymentStatus,
	session: { from: 'header', needed: false },
});

/**
 * The VIN that the card index gave; null where it has none. `charged`: whether this lookup cost a request; false for a
 * VIN that was known, or paid for before.
 */
export const CardIndexVin = z.object({ vin: z.string().nullable(), charged: z.boolean() });
export type CardIndexVin = z.infer<typeof CardIndexVin>;

export const getPaidRequest = endpoint({
	name: 'getPaidRequest',
	summary: 'VIN по госномеру из картотеки ГИБДД за один оплаченный запрос',
	method: 'GET',
	path: '/v1/getPaidRequest/:plate/:access_token',
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
		/** Only what this person has paid for today or has under way; nothing is spent, `data` is null for none. */
		repeat: z.literal('true').optional(),
	}),
	body: z.unknown(),
	reply: checkReply(CardIndexVin),
	session: { from: 'path', needed: true },
	paid: true,
});
