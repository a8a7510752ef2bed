import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type PageReply, readPageReply } from '../../html/page-reply.ts';
import type { Transport } from '../../transport/reply.ts';

/** The one call of the wire; it never rejects. */
export type GostCalls = { recalls(vin: Vin, signal: AbortSignal): Promise<PageReply> };

export type GostCallsOptions = { readonly url: string; readonly transport: Transport };

/** Asks the form as its own page does: a fragment of HTML comes back. */
export function createGostCalls({ url, transport }: GostCallsOptions): GostCalls {
	const base = url.replace(/\/+$/, '');
	return {
		async recalls(vin, signal) {
			const result = await transport.send({
				method: 'POST',
				url: `${base}/`,
				headers: {
					accept: 'text/html',
					'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
					'x-requested-with': 'XMLHttpRequest',
				},
				body: new URLSearchParams({ vin }).toString(),
				repeatable: true,
				signal,
			});
			return readPageReply(result);
		},
	};
}
