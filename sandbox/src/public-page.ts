import { setTimeout as sleep } from 'node:timers/promises';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WireError } from './avtocod/errors.ts';
import { type FailureMode, SLOW_CALL_MS, SLOWNESS } from './failure-mode.ts';
import { answeredByFailureMode } from './failure-replies.ts';
import { moscowDay } from './subjects/day.ts';
import { tellByVin } from './subjects/tell.ts';
import { failureModeOf, type World } from './world.ts';

export const HTML = 'text/html; charset=utf-8';

const FORBIDDEN: WireError = { status: 403, body: { message: 'Forbidden' } };

/**
 * Reads forms, counts calls and lets a supplier's failure mode answer before its routes do.
 * @param refusal what it says to a caller whom it does not let in
 */
export function playPublicPage(
	app: FastifyInstance,
	world: World,
	supplier: SupplierId,
	refusal: WireError = FORBIDDEN,
): void {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
		done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	app.addHook('onRequest', async (request, reply) => {
		world.calls.set(supplier, (world.calls.get(supplier) ?? 0) + 1);
		if (world.latencyMs > 0) await sleep(world.latencyMs);
		return (await metByFailureMode(failureModeOf(world, supplier), world, request, reply, refusal))
			? reply
			: undefined;
	});
}

/** True when the subject's own failure mode has answered; a supplier's failure mode has spoken before it. */
export async function metBySubject(
	vin: string,
	supplier: SupplierId,
	world: World,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<boolean> {
	if (failureModeOf(world, supplier) !== 'fine') return false;
	const { subject } = tellByVin(vin, moscowDay(world.now()));
	return metByFailureMode(subject?.failureMode?.[supplier] ?? 'fine', world, request, reply);
}

/** A field of the form that was sent; an empty text where it is missing. */
export function formField(request: FastifyRequest, name: string): string {
	const value = ((request.body ?? {}) as Record<string, unknown>)[name];
	return typeof value === 'string' ? value : '';
}

export function isVin(text: string): boolean {
	return parseVin(text).ok;
}

/** True when this failure mode has answered in the supplier's place. */
export async function metByFailureMode(
	failureMode: FailureMode,
	world: World,
	request: FastifyRequest,
	reply: FastifyReply,
	refusal: WireError = FORBIDDEN,
): Promise<boolean> {
	if (failureMode === 'slow') await sleep(SLOW_CALL_MS * SLOWNESS * world.timeScale);
	return answeredByFailureMode(failureMode, request, reply, () => refusal);
}
