import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { whyField } from './operator-why.ts';
import { getOperatorConsoleRoute, refundOrderRoute, switchSupplierRoute } from './routes/operator.ts';
import { ORDER_PURPOSES } from './vocabulary/order-purpose.ts';
import { PAID_SUPPLIERS, SUPPLIERS } from './vocabulary/supplier.ts';

const Count = z.int().min(0);

/** What the console shows of a supplier; calls are those of all processes, of each since its start. */
const OperatorSupplier = z.object({
	id: z.enum(SUPPLIERS),
	/** True where it has all the settings that it needs to be asked. */
	configured: z.boolean(),
	/** Since when an operator has stopped it; null while it may be asked. */
	stopped_at: z.iso.datetime().nullable(),
	calls: Count,
	failed: Count,
	/** Null while nothing was sent. */
	mean_seconds: z.number().min(0).nullable(),
	/** How many processes spare it, because it failed many times in a row. */
	breakers_open: Count,
	/** Paid orders of today, by all processes together; null for a supplier that is free. */
	orders: z
		.object({
			used: Count,
			limit: Count.nullable(),
			/** What they cost; null where no price is set. */
			kopecks: Count.nullable(),
			/** Purposes that have a budget of their own. */
			purposes: z.array(z.object({ purpose: z.enum(ORDER_PURPOSES), used: Count, limit: Count })),
		})
		.nullable(),
});

/** What an operator can do in the console; each is written in the journal. */
export const OPERATOR_ACTS = [
	'refund',
	'stop-supplier',
	'start-supplier',
	'grant-role',
	'revoke-role',
	'end-sessions',
	'delete-account',
] as const;
export type OperatorActKind = (typeof OPERATOR_ACTS)[number];

/** An act of an operator as the journal shows it. */
const OperatorAct = z.object({
	id: Count,
	at: z.iso.datetime(),
	operator: z.uuid(),
	what: z.enum(OPERATOR_ACTS),
	whom: z.string(),
	why: z.string(),
});

/** The whole console. */
export const OperatorConsole = z.object({
	at: z.iso.datetime(),
	suppliers: z.array(OperatorSupplier),
	/** Processes of the installation that were seen within the last minute, the newest first. */
	processes: z.array(
		z.object({
			id: z.uuid(),
			role: z.enum(['server', 'worker']),
			host: z.string(),
			version: z.string(),
			/** Null where the build does not know it. */
			commit: z.string().nullable(),
			started_at: z.iso.datetime(),
			seen_at: z.iso.datetime(),
		}),
	),
	/** What paid orders of the last year cost, the newest month first; 0 kopecks where no price was set. */
	spending: z.array(
		z.object({
			/** «2026-11», of Moscow. */
			month: z.string(),
			supplier: z.enum(PAID_SUPPLIERS),
			purpose: z.enum(ORDER_PURPOSES),
			orders: Count,
			kopecks: Count,
		}),
	),
	queues: z.object({
		/** Paid reports that are not complete. */
		reports: Count,
		/** Reports of which a part of the price is owed and not given back. */
		returns_due: Count,
		letters: Count,
		moderation: Count,
		held_lookups: Count,
		/** Looks at watched cars that are due for more than an hour. */
		overdue_looks: Count,
		/** Notices of watches that might have been sent an hour ago and are not. */
		late_notices: Count,
	}),
	/** Paid lookups that hold a request, the oldest first. */
	held_lookups: z.array(
		z.object({
			id: z.uuid(),
			since: z.iso.datetime(),
			/** Its region alone, «…77». */
			plate: z.string(),
		}),
	),
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
	/** In the groups of docs/settings.md; of a secret, only whether it is set. */
	settings: z.array(
		z.object({
			title: z.string(),
			settings: z.array(
				z.object({
					name: z.string(),
					value: z.string(),
					/** False: by default. */
					set: z.boolean(),
				}),
			),
		}),
	),
	acts: z.array(OperatorAct),
});
export type OperatorConsole = z.infer<typeof OperatorConsole>;

/** Without the role: 403 with the code `role` and nothing else. */
export const getOperatorConsole = endpoint(getOperatorConsoleRoute, {
	summary: 'Пульт оператора: поставщики, очереди, деньги, настройки, журнал',
	reply: z.object({ success: z.literal(true), message: z.string(), data: OperatorConsole }),
});

export const refundOrder = endpoint(refundOrderRoute, {
	summary: 'Возврат по заказу, как npm run payments -- refund',
	body: z.object({
		order: z.string().min(1).max(64),
		why: whyField('Напишите, почему возвращаете деньги.'),
	}),
	/** What was done and what is left to do by hand. */
	reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(z.string()) }),
});

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
