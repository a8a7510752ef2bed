import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { refundOrderRoute, settleExceptionRoute } from '../routes/operator.ts';
import { whyField } from './why.ts';

const Count = z.int().min(0);

/** An order as the console shows it. */
export const OperatorOrder = z.object({
	id: z.string(),
	at: z.iso.datetime(),
	kopecks: Count,
	goods: z.string(),
	state: z.enum(['waiting', 'paid', 'refunded']),
});
export type OperatorOrder = z.infer<typeof OperatorOrder>;

/** What of a payment is to be looked into. */
export const OperatorException = z.object({
	id: Count,
	at: z.iso.datetime(),
	why: z.string(),
	order: z.string().nullable(),
});
export type OperatorException = z.infer<typeof OperatorException>;

export const refundOrder = endpoint(refundOrderRoute, {
	summary: 'Возврат по заказу, как npm run payments -- refund',
	body: z.object({
		order: z.string().min(1).max(64),
		why: whyField('Напишите, почему возвращаете деньги.'),
	}),
	/** What was done and what is left to do by hand. */
	reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(z.string()) }),
});

/** One that is settled already, or was never there, is 404. */
export const settleException = endpoint(settleExceptionRoute, {
	summary: 'Запись об исключении разобрана, как npm run payments -- settle',
	body: z.object({ exception: Count, why: whyField('Напишите, чем закончился разбор.') }),
	reply: z.object({ success: z.literal(true), message: z.string() }),
});
