import { BLOCKS, type BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { pack, unpack } from '../store/pack.ts';
import type { Seal, Sealed } from '../store/seal.ts';

const personOf = (uuid: string) => `owner_report ${uuid} person`;
const emailOf = (uuid: string) => `owner_report ${uuid} email`;
const factsOf = (uuid: string, register: PersonRegister) => `owner_report ${uuid} ${register}`;
const callsOf = (uuid: string, register: PersonRegister) => `owner_report ${uuid} ${register} calls`;
const addressOf = (uuid: string) => `owner_report ${uuid} consent`;

/** Names, birth date and passport number, bound to their report. */
export function sealPerson(seal: Seal, uuid: string, person: Person): Sealed {
	return seal.seal(Buffer.from(JSON.stringify(person)), personOf(uuid));
}

/** Throws for a key that is gone and for bytes of another report. */
export function openPerson(seal: Seal, uuid: string, sealed: Sealed): Person {
	return JSON.parse(seal.open(sealed, personOf(uuid)).toString()) as Person;
}

export function sealEmail(seal: Seal, uuid: string, email: string): Sealed {
	return seal.seal(Buffer.from(email), emailOf(uuid));
}

export function openEmail(seal: Seal, uuid: string, sealed: Sealed): string {
	return seal.open(sealed, emailOf(uuid)).toString();
}

/** The network address a consent was given from. */
export function sealAddress(seal: Seal, uuid: string, address: string): Sealed {
	return seal.seal(Buffer.from(address), addressOf(uuid));
}

/** What a register told of a person. */
export function sealFacts(
	seal: Seal,
	uuid: string,
	register: PersonRegister,
	facts: BlockData[PersonRegister],
): Promise<Sealed> {
	return pack(seal, Buffer.from(JSON.stringify(facts)), factsOf(uuid, register));
}

/** Null where the facts were written in a shape that is no longer ours. Rejects for a key that is gone. */
export async function openFacts<R extends PersonRegister>(
	seal: Seal,
	uuid: string,
	register: R,
	sealed: Sealed,
): Promise<BlockData[R] | null> {
	const plain = await unpack(seal, sealed, factsOf(uuid, register));
	const read = BLOCKS[register].safeParse(JSON.parse(plain.toString()));
	return read.success ? (read.data as BlockData[R]) : null;
}

/** What a register has answered to single calls of a question, as JSON. */
export function sealCalls(seal: Seal, uuid: string, register: PersonRegister, json: string): Promise<Sealed> {
	return pack(seal, Buffer.from(json), callsOf(uuid, register));
}

/** Rejects for a key that is gone and for bytes of another block. */
export async function openCalls(
	seal: Seal,
	uuid: string,
	register: PersonRegister,
	sealed: Sealed,
): Promise<string> {
	return (await unpack(seal, sealed, callsOf(uuid, register))).toString();
}
