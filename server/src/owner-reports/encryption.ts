import { BLOCKS, type BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Cipher, Ciphertext } from '../store/cipher.ts';
import { pack, unpack } from '../store/pack.ts';

const personOf = (uuid: string) => `owner_report ${uuid} person`;
const emailOf = (uuid: string) => `owner_report ${uuid} email`;
const factsOf = (uuid: string, register: PersonRegister) => `owner_report ${uuid} ${register}`;
const callsOf = (uuid: string, register: PersonRegister) => `owner_report ${uuid} ${register} calls`;
const addressOf = (uuid: string) => `owner_report ${uuid} consent`;

/** Names, birth date and passport number, bound to their report. */
export function encryptPerson(cipher: Cipher, uuid: string, person: Person): Ciphertext {
	return cipher.encrypt(Buffer.from(JSON.stringify(person)), personOf(uuid));
}

/** Throws for a key that is gone and for bytes of another report. */
export function decryptPerson(cipher: Cipher, uuid: string, ciphertext: Ciphertext): Person {
	return JSON.parse(cipher.decrypt(ciphertext, personOf(uuid)).toString()) as Person;
}

export function encryptReportEmail(cipher: Cipher, uuid: string, email: string): Ciphertext {
	return cipher.encrypt(Buffer.from(email), emailOf(uuid));
}

export function decryptEmail(cipher: Cipher, uuid: string, ciphertext: Ciphertext): string {
	return cipher.decrypt(ciphertext, emailOf(uuid)).toString();
}

/** The network address a consent was given from. */
export function encryptAddress(cipher: Cipher, uuid: string, address: string): Ciphertext {
	return cipher.encrypt(Buffer.from(address), addressOf(uuid));
}

/** What a register reported of a person. */
export function encryptFacts(
	cipher: Cipher,
	uuid: string,
	register: PersonRegister,
	facts: BlockData[PersonRegister],
): Promise<Ciphertext> {
	return pack(cipher, Buffer.from(JSON.stringify(facts)), factsOf(uuid, register));
}

/** Null where the facts were written in a shape that is no longer ours. Rejects for a key that is gone. */
export async function decryptFacts<R extends PersonRegister>(
	cipher: Cipher,
	uuid: string,
	register: R,
	ciphertext: Ciphertext,
): Promise<BlockData[R] | null> {
	const plain = await unpack(cipher, ciphertext, factsOf(uuid, register));
	const read = BLOCKS[register].safeParse(JSON.parse(plain.toString()));
	return read.success ? (read.data as BlockData[R]) : null;
}

/** What a register has answered to single calls of a question, as JSON. */
export function encryptCalls(
	cipher: Cipher,
	uuid: string,
	register: PersonRegister,
	json: string,
): Promise<Ciphertext> {
	return pack(cipher, Buffer.from(json), callsOf(uuid, register));
}

/** Rejects for a key that is gone and for bytes of another block. */
export async function decryptCalls(
	cipher: Cipher,
	uuid: string,
	register: PersonRegister,
	ciphertext: Ciphertext,
): Promise<string> {
	return (await unpack(cipher, ciphertext, callsOf(uuid, register))).toString();
}
