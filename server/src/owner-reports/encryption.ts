import { BLOCKS, type BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Cipher, Ciphertext } from '../store/cipher.ts';
import { pack, unpack } from '../store/pack.ts';

const personOf = (uuid: string) => `owner_report ${uuid} person`;
const emailOf = (uuid: string) => `owner_report ${uuid} email`;
const factsOf = (uuid: string, register: PersonRegister) => `owner_report ${uuid} ${register}`;
const addressOf = (uuid: string) => `owner_report ${uuid} consent`;

/** Names, birth date and passport number, bound to their report. */
export function encryptPerson(seal: Cipher, uuid: string, person: Person): Ciphertext {
	return seal.seal(Buffer.from(JSON.stringify(person)), personOf(uuid));
}

/** Throws for a key that is gone and for bytes of another report. */
export function decryptPerson(seal: Cipher, uuid: string, ciphertext: Ciphertext): Person {
	return JSON.parse(seal.open(ciphertext, personOf(uuid)).toString()) as Person;
}

export function encryptReportEmail(seal: Cipher, uuid: string, email: string): Ciphertext {
	return seal.seal(Buffer.from(email), emailOf(uuid));
}

export function decryptEmail(seal: Cipher, uuid: string, ciphertext: Ciphertext): string {
	return seal.open(ciphertext, emailOf(uuid)).toString();
}

/** The network address a consent was given from. */
export function encryptAddress(seal: Cipher, uuid: string, address: string): Ciphertext {
	return seal.seal(Buffer.from(address), addressOf(uuid));
}

/** What a register told of a person. */
export function encryptFacts(
	seal: Cipher,
	uuid: string,
	register: PersonRegister,
	facts: BlockData[PersonRegister],
): Promise<Ciphertext> {
	return pack(seal, Buffer.from(JSON.stringify(facts)), factsOf(uuid, register));
}

/** Null where the facts were written in a shape that is no longer ours. Rejects for a key that is gone. */
export async function decryptFacts<R extends PersonRegister>(
	seal: Cipher,
	uuid: string,
	register: R,
	ciphertext: Ciphertext,
): Promise<BlockData[R] | null> {
	const plain = await unpack(seal, ciphertext, factsOf(uuid, register));
	const read = BLOCKS[register].safeParse(JSON.parse(plain.toString()));
	return read.success ? (read.data as BlockData[R]) : null;
}
