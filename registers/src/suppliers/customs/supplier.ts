import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '../../answer.ts';
import { speaksOfMaintenance, strangePage } from '../../html/page-reply.ts';
import { type Supplier, vinOf } from '../../register.ts';
import type { Customs } from '../../registers/customs.ts';
import type { FreeSupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { type CustomsReply, createCustomsCalls } from './calls.ts';
import { type CustomsReading, readCustomsPage } from './customs.ts';

/** ФТС's page about released cars: a token from the page, then the question. See README.md. */
export function createCustoms({ settings, transport, now }: FreeSupplierNeeds): Supplier {
	const calls = createCustomsCalls({ url: settings.url, transport, now });
	return supplierOf('customs', {
		async customs({ subject, signal }) {
			const vin = vinOf(subject);
			return answerOf(await calls.ask(vin, signal), vin, now());
		},
	});
}

function answerOf(asked: CustomsReply, vin: Vin, asOf: Date): Answer<Customs> {
	if (!asked.ok) return { source: 'customs', asOf, ...asked.failure };
	const { page, raw, reply } = asked;
	const reading: CustomsReading = page ? readCustomsPage(page, vin) : { kind: 'unclear', why: 'no page' };
	const known = { source: 'customs', asOf, raw } as const;
	switch (reading.kind) {
		case 'facts': {
			const { facts, skipped } = reading;
			return skipped === 0
				? { ...known, facts, state: 'found' }
				: { ...known, facts, state: 'partial', skippedRows: skipped };
		}
		case 'none':
			// A form under repair finds nothing either.
			if (!speaksOfMaintenance(reply.text)) return { ...known, state: 'clear' };
			return { source: 'customs', asOf, ...strangePage(reply.text, 'maintenance', raw) };
		case 'unclear':
			return { source: 'customs', asOf, ...strangePage(reply.text, reading.why, raw) };
	}
}
