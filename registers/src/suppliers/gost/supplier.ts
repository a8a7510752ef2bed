import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '../../answer.ts';
import { type PageReply, strangePage } from '../../html/page-reply.ts';
import { type Supplier, vinOf } from '../../register.ts';
import type { Recall } from '../../registers/recall.ts';
import type { FreeSupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { createGostCalls } from './calls.ts';
import { readGostRecall } from './recall.ts';

/** Росстандарт's public page of recall campaigns: one form, one fragment of HTML. See README.md. */
export function createGost({ settings, transport, now }: FreeSupplierNeeds): Supplier {
	const calls = createGostCalls({ url: settings.url, transport });
	return supplierOf('gost', {
		async recall({ subject, signal }) {
			const vin = vinOf(subject);
			return answerOf(await calls.recalls(vin, signal), vin, now());
		},
	});
}

function answerOf(page: PageReply, vin: Vin, asOf: Date): Answer<Recall> {
	if (!page.ok) return { source: 'gost', asOf, ...page.failure };
	const { raw } = page;
	const reading = readGostRecall(page.reply.text, vin);
	switch (reading.kind) {
		case 'facts': {
			const { facts, skipped } = reading;
			const origin = { source: 'gost', asOf, raw, facts } as const;
			return skipped === 0
				? { ...origin, state: 'found' }
				: { ...origin, state: 'partial', skippedRows: skipped };
		}
		case 'none':
			return { source: 'gost', asOf, raw, state: 'clear' };
		case 'unclear':
			return { source: 'gost', asOf, ...strangePage(page.reply.text, reading.why, raw) };
	}
}
