import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { getOperatorConsoleRoute } from '../routes/operator.ts';
import { ORDER_PURPOSES } from '../vocabulary/order-purpose.ts';
import { PAID_SUPPLIERS } from '../vocabulary/supplier.ts';
import { OperatorAct } from './acts.ts';
import { OperatorException, OperatorOrder } from './money.ts';
import { OperatorQueue } from './queues.ts';
import { OperatorSupplier } from './suppliers.ts';

const Count = z.int().min(0);

/** A process of the installation. */
export const OperatorProcess = z.object({
	id: z.uuid(),
	role: z.enum(['server', 'worker']),
	host: z.string(),
	version: z.string(),
	/** Null where the build does not know it. */
	commit: z.string().nullable(),
	/** The newest migration that its program knows; null for a version that does not say. */
	migration: z.string().nullable(),
	started_at: z.iso.datetime(),
	seen_at: z.iso.datetime(),
});
export type OperatorProcess = z.infer<typeof OperatorProcess>;

/** The whole console. */
export const OperatorConsole = z.object({
	at: z.iso.datetime(),
	suppliers: z.array(OperatorSupplier),
	/** Processes of the installation that were seen within the last minute, the newest first. */
	processes: z.array(OperatorProcess),
	/** The newest migration that the store has. */
	migration: z.string().nullable(),
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
	queues: z.array(OperatorQueue),
	/** Paid lookups that hold a request, the oldest first. */
	held_lookups: z.array(
		z.object({
			id: z.uuid(),
			since: z.iso.datetime(),
			/** Its region alone, «…77». */
			plate: z.string(),
		}),
	),
	orders: z.array(OperatorOrder),
	/** What `npm run payments -- remarks` lists. */
	exceptions: z.array(OperatorException),
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
	/** Opens `getProcessState` for a week, together with the token of this session. */
	pass: z.string(),
});
export type OperatorConsole = z.infer<typeof OperatorConsole>;

/** Without the role: 403 with the code `role` and nothing else. */
export const getOperatorConsole = endpoint(getOperatorConsoleRoute, {
	summary: 'Пульт оператора: поставщики, очереди, деньги, настройки, журнал',
	reply: z.object({ success: z.literal(true), message: z.string(), data: OperatorConsole }),
});
