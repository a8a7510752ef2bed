import type { Seal, Sealed } from '../../../store/seal.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { findSealedEmail } from './store.ts';

const contextOf = (id: string) => `payment_order ${id} email`;

export function sealEmail(seal: Seal, id: string, email: string): Sealed {
	return seal.seal(Buffer.from(email), contextOf(id));
}

/** Where an order's payer wants its report sent; null for nowhere. Throws for a key that is gone. */
export async function payersEmail(
	{ seal }: Pick<Store, 'seal'>,
	db: Store['db'] | Tx,
	id: string,
): Promise<string | null> {
	const sealed = await findSealedEmail({ db: db as Store['db'] }, id);
	return sealed && seal.open(sealed, contextOf(id)).toString();
}
