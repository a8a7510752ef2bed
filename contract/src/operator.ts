import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { getOperatorConsoleRoute, refundOrderRoute } from './routes/operator.ts';
import { SUPPLIERS } from './vocabulary/supplier.ts';

const Count = z.int().min(0);

/** What the console shows of a supplier; calls are those of the process that answered, since its start. */
const OperatorSupplier = z.object({
	id: z.enum(SUPPLIERS),
	/** True where it has all the settings that it needs to be asked. */
	configured: z.boolean(),
	calls: Count,
	failed: Count,
	/** Null while nothing was sent. */
	mean_seconds: z.number().min(0).nullable(),
	breaker_open: z.boolean(),
	/** Paid orders of today, by all processes together; null for a supplier that is free. */
	orders: z.object({ used: Count, limit: Count.nullable() }).nullable(),
});

/** An act of an operator as the journal shows it. */
const OperatorAct = z.object({
	id: Count,
	at: z.iso.datetime(),
	operator: z.uuid(),
	what: z.enum(['refund']),
	whom: z.string(),
	why: z.string(),
});

/** The whole console. */
export const OperatorConsole = z.object({
	at: z.iso.datetime(),
	suppliers: z.array(OperatorSupplier),
	queues: z.object({
		/** Paid reports that are not complete. */
		reports: Count,
		/** Reports of which a part of the price is owed and not given back. */
		returns_due: Count,
		letters: Count,
		moderation: Count,
		held_lookups: Count,
	}),
	orders: z.array(
		z.object({
			id: z.string(),
			at: z.iso.datetime(),
			kopecks: Count,
			goods: z.string(),
			state: z.enum(['waiting', 'paid', 'refunded']),
		}),
	),
	/** What `npm run payments -- remarks` lists. */
	exceptions: z.array(
		z.object({ id: Count, at: z.iso.datetime(), why: z.string(), order: z.string().nullable() }),
	),
	/** Of a secret it is told only whether it is set. */
	settings: z.array(z.object({ name: z.string(), value: z.string() })),
	acts: z.array(OperatorAct),
});
export type OperatorConsole = z.infer<typeof OperatorConsole>;

const WHY_LENGTH = 500;

/** Anyone who has not the role is told 403 with the code `role`, and learns nothing else. */
export const getOperatorConsole = endpoint(getOperatorConsoleRoute, {
	summary: 'Пульт оператора: поставщики, очереди, деньги, настройки, журнал',
	reply: z.object({ success: z.literal(true), message: z.string(), data: OperatorConsole }),
});

export const refundOrder = endpoint(refundOrderRoute, {
	summary: 'Возврат по заказу, как npm run payments -- refund',
	body: z.object({
		order: z.string().min(1).max(64),
		why: z
			.string()
			.trim()
			.refine((text) => text !== '', 'Напишите, почему возвращаете деньги.')
			.refine((text) => text.length <= WHY_LENGTH, `Причина длиннее ${WHY_LENGTH} знаков. Сократите её.`),
	}),
	/** What was done and what is left to do by hand. */
	reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(z.string()) }),
});
