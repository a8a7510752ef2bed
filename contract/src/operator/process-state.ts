import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { getProcessStateRoute } from '../routes/operator.ts';
import { OperatorProcess } from './console.ts';
import { OperatorSupplier } from './suppliers.ts';

/** What one process knows by itself: of suppliers, only what it has seen of them. */
export const ProcessState = z.object({
	at: z.iso.datetime(),
	process: OperatorProcess,
	suppliers: z.array(OperatorSupplier),
});
export type ProcessState = z.infer<typeof ProcessState>;

/**
 * The part of the console that needs no store, for the time without one: who is an operator stands in the
 * store, so that the pass of the last console opens it. 409 while the store answers.
 */
export const getProcessState = endpoint(getProcessStateRoute, {
	summary: 'Состояние одного процесса, пока хранилище не отвечает',
	body: z.object({ pass: z.string().max(200), access_token: z.string().max(200) }),
	reply: z.object({ success: z.literal(true), message: z.string(), data: ProcessState }),
});
