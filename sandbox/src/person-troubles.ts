import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayedPerson, Trouble } from './subjects/persons.ts';
import { failureModeOf, type World } from './world.ts';

/** What a call is about: `register` counts where a supplier answers for several. */
export type PersonCall = {
	readonly supplier: SupplierId;
	readonly register: PersonRegister;
	/** Null for a person whom the table does not name: nothing stands in the way of their answers. */
	readonly person: PlayedPerson | null;
};

/**
 * Lets what stands in the way of this person's answer have its way: a pause is waited for, a broken
 * connection is broken. `answered`: nothing more is to be sent; `captcha`: the supplier has to ask for a
 * picture to be read in words of its own; `free`: it may answer. A supplier that has a failure mode of its
 * own has no other troubles.
 */
export async function meetTroubles(
	world: World,
	call: PersonCall,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<'free' | 'captcha' | 'answered'> {
	const trouble = failureModeOf(world, call.supplier) === 'fine' ? troubleOf(call) : undefined;
	if (!trouble) return 'free';
	if (trouble.kind === 'captcha') return 'captcha';
	if (trouble.kind === 'slow') {
		await sleep(trouble.ms * world.timeScale);
		return 'free';
	}
	const before = countAttempt(world, call);
	if (trouble.attempts !== undefined && before >= trouble.attempts) return 'free';
	reply.hijack();
	request.raw.socket.resetAndDestroy();
	return 'answered';
}

/** What stands in the way of this person’s answers at a supplier. */
export function troubleOf({ supplier, register, person }: PersonCall): Trouble | undefined {
	return person?.troubles[`${supplier}.${register}`] ?? person?.troubles[supplier];
}

/** How often this person's answer was cut off here before; forgotten by a reset. */
function countAttempt(world: World, { supplier, register, person }: PersonCall): number {
	const key = `${supplier}.${register}.${person?.passport}`;
	const before = world.personAttempts.get(key) ?? 0;
	world.personAttempts.set(key, before + 1);
	return before;
}
