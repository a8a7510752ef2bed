import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { retryQueueRoute } from '../routes/operator.ts';
import { whyField } from './why.ts';

const Count = z.int().min(0);

/**
 * What waits. `reports`: paid reports that are not complete. `returns-due`: reports of which a part of the
 * price is owed. `letters`: not sent. `moderation`: comments without a decision. `held-lookups`: paid lookups
 * that hold a request. `overdue-polls`: polls of watched cars that are due for more than an hour.
 * `late-notices`: notices of watches that might have been sent an hour ago.
 */
export const OPERATOR_QUEUES = [
	'reports',
	'returns-due',
	'letters',
	'moderation',
	'held-lookups',
	'overdue-polls',
	'late-notices',
] as const;
export type OperatorQueueId = (typeof OPERATOR_QUEUES)[number];

/** A queue of the console. */
export const OperatorQueue = z.object({
	id: z.enum(OPERATOR_QUEUES),
	count: Count,
	/** Since when the oldest waits; null where nothing does. */
	oldest_at: z.iso.datetime().nullable(),
	/** True where an operator can have it tried at once. */
	retry: z.boolean(),
});
export type OperatorQueue = z.infer<typeof OperatorQueue>;

/** Has what waits in a queue tried now, 500 at most; 400 for a queue whose `retry` is false. */
export const retryQueue = endpoint(retryQueueRoute, {
	summary: 'Попробовать снова то, что ждёт в очереди, не больше 500 за раз',
	body: z.object({
		queue: z.enum(OPERATOR_QUEUES),
		why: whyField('Напишите, почему повторяете.'),
	}),
	/** How much is tried: what is under way, or comes within a minute, is left as it is. */
	reply: z.object({ success: z.literal(true), message: z.string(), data: z.object({ retried: Count }) }),
});
