import { BLOCKS, type BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { AnsweredCall, AnsweredCalls } from '@avtosverka/registers/person-register';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { placeOf } from '../../http/replies/errors.ts';
import { decryptCalls, encryptCalls } from '../encryption.ts';
import { presentAnswer, restoreAnswer } from '../present/blocks.ts';
import { type BlockLease, storeAnsweredCalls, type TakenBlock } from './lease/store.ts';

type StoredAnswer = AnsweredCall<BlockData[PersonRegister]>;
type CallsDeps = Pick<Deps, 'store' | 'log'>;

/**
 * The answers of a block's earlier attempts, kept beside it as soon as each of them comes. They are stored as
 * blocks, which the program before and after this one reads too: a change of facts buys no answer twice.
 */
export async function createAnsweredCalls(
	{ store, log }: CallsDeps,
	{ block, report }: TakenBlock,
	blockLease: BlockLease,
): Promise<AnsweredCalls> {
	const { register } = block;
	const calls = await readCalls();

	async function readCalls(): Promise<Map<string, StoredAnswer>> {
		const { answeredCalls: bytes, answeredCallsKeyId: keyId } = block;
		if (bytes === null || keyId === null) return new Map();
		const json = await decryptCalls(store.cipher, report.uuid, register, { bytes, keyId });
		const read = callsSchema(register).safeParse(JSON.parse(json));
		// Written in a shape that is no longer ours: it is asked again.
		return new Map(read.success ? (read.data as [string, StoredAnswer][]) : []);
	}

	return {
		answerTo(call) {
			const stored = calls.get(call);
			return stored === undefined ? null : restoreAnswer(register, stored);
		},
		async remember(call, answer) {
			try {
				calls.set(call, presentAnswer(register, answer as AnsweredCall<never>) as StoredAnswer);
				const ciphertext = await encryptCalls(
					store.cipher,
					report.uuid,
					register,
					JSON.stringify([...calls]),
				);
				await storeAnsweredCalls(store, blockLease, ciphertext);
			} catch (error) {
				log.error({ register, error: placeOf(error) }, 'the answer to a paid call was not kept');
			}
		},
	};
}

function callsSchema(register: TakenBlock['block']['register']) {
	const origin = { source: z.string(), asOf: z.coerce.date() };
	const facts = BLOCKS[register];
	const answer = z.discriminatedUnion('state', [
		z.object({ ...origin, state: z.literal('clear') }),
		z.object({ ...origin, state: z.literal('found'), facts }),
		z.object({ ...origin, state: z.literal('partial'), facts, skippedRows: z.number() }),
	]);
	return z.array(z.tuple([z.string(), answer]));
}
