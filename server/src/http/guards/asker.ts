import type { Asker } from '@avtosverka/registers/order-budget';
import type { RequestVisitor } from '../call.ts';

/** The sender of a request, as the counting of costs knows them. */
export function askerOf({
	visitor,
	address,
}: {
	readonly visitor: RequestVisitor;
	readonly address: string;
}): Asker {
	return { kind: 'visitor', visitorId: visitor.id, address, purpose: 'check' };
}
