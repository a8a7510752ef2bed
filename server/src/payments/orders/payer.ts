import type { Cipher, Ciphertext } from '../../store/cipher.ts';
import type { Store, Tx } from '../../store/store.ts';
import { findEncryptedEmail } from './store.ts';

const contextOf = (id: string) => `payment_order ${id} email`;

export function encryptPayerEmail(cipher: Cipher, id: string, email: string): Ciphertext {
	return cipher.encrypt(Buffer.from(email), contextOf(id));
}

/** Where an order's payer wants its report sent; null for nowhere. Throws for a key that is gone. */
export async function payersEmail(
	{ cipher }: Pick<Store, 'cipher'>,
	db: Store['db'] | Tx,
	id: string,
): Promise<string | null> {
	const ciphertext = await findEncryptedEmail({ db: db as Store['db'] }, id);
	return ciphertext && cipher.decrypt(ciphertext, contextOf(id)).toString();
}
