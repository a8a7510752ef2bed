import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { switchSupplierRoute } from '../routes/operator.ts';
import { ORDER_PURPOSES } from '../vocabulary/order-purpose.ts';
import { SUPPLIERS } from '../vocabulary/supplier.ts';
import { whyField } from './why.ts';

const Count = z.int().min(0);

/** Calls of a minute by all processes, or of several together. */
const Calls = z.object({
	calls: Count,
	/** Without a usable reply; 4xx speaks of the question, not of the supplier. */
	failed: Count,
	/** Questions that were not sent, because the supplier is spared or its queue is full. */
	unsent: Count,
});

/** How calls to a supplier went in the last quarter of an hour. */
const RecentCalls = Calls.extend({
	/** Minute by minute, the present one last. */
	minutes: z.array(Calls),
	/** Within how many seconds half of the calls were over, and 95 of a hundred; null without calls. */
	p50_seconds: z.number().min(0).nullable(),
	p95_seconds: z.number().min(0).nullable(),
	/** The last moments since the processes started; null for never. */
	last_reply_at: z.iso.datetime().nullable(),
	last_failure_at: z.iso.datetime().nullable(),
	/** How many processes spare the supplier, because it failed many times in a row. */
	breakers_open: Count,
});

/** What the console shows of a supplier. */
export const OperatorSupplier = z.object({
	id: z.enum(SUPPLIERS),
	/** True where it has all the settings that it needs to be asked. */
	configured: z.boolean(),
	/** An operator has stopped it. */
	stopped: z.boolean(),
	/** Since when; null while it may be asked, and where the store cannot say. */
	stopped_at: z.iso.datetime().nullable(),
	recent: RecentCalls,
	/**
	 * Paid orders of today, by all processes together; null for a supplier that is free, and while the store
	 * is away.
	 */
	orders: z
		.object({
			used: Count,
			limit: Count.nullable(),
			/** What they cost; null where no price is set. */
			kopecks: Count.nullable(),
			/** What they may cost; null without a limit. */
			limit_kopecks: Count.nullable(),
			/** Purposes that have a budget of their own. */
			purposes: z.array(z.object({ purpose: z.enum(ORDER_PURPOSES), used: Count, limit: Count })),
			/** Of this month, Moscow time, today included. */
			month: z.object({ orders: Count, kopecks: Count }),
		})
		.nullable(),
});

export type OperatorSupplier = z.infer<typeof OperatorSupplier>;

/** Stops a supplier or starts it again; takes effect in every process within seconds. */
export const switchSupplier = endpoint(switchSupplierRoute, {
	summary: 'Остановить поставщика или снова обращаться к нему',
	body: z.object({
		supplier: z.enum(SUPPLIERS),
		stop: z.boolean(),
		why: whyField('Напишите, почему останавливаете или запускаете поставщика.'),
	}),
	reply: z.object({ success: z.literal(true), message: z.string() }),
});
