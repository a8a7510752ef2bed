import type { Asker } from '@avtosverka/registers/order-budget';
import type { RequestVisitor } from '../call.ts';

/** Whoever sends a request, as those know them who count what it costs. */
export function askerOf({
	visitor,
	address,
}: {
	readonly visitor: RequestVisitor;
	readonly address: string;
}): Asker {
	return { kind: 'visitor', visitorId: visitor.id, address };
}
