import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '../../answer.ts';
import { speaksOfMaintenance, strangePage } from '../../html/page-reply.ts';
import type { Supplier } from '../../register.ts';
import type { CarFacts } from '../../registers/car.ts';
import type { Customs } from '../../registers/customs.ts';
import type { SupplierSettings } from '../../settings.ts';
import type { Transport } from '../../transport/reply.ts';
import { type CustomsReply, createCustomsCalls } from './calls.ts';
import { type CustomsReading, readCustomsPage } from './customs.ts';

export type CustomsOptions = {
	readonly settings: SupplierSettings;
	readonly transport: Transport;
	readonly now: () => Date;
};

/** ФТС's page about released cars: a token from the page, then the question. See README.md. */
export function createCustoms({ settings, transport, now }: CustomsOptions): Supplier {
	const calls = settings.url === null ? null : createCustomsCalls({ url: settings.url, transport, now });
	return {
		id: 'customs',
		registers: ['customs'],
		async ask(register, { subject, signal }) {
			if (calls === null) return { state: 'not-asked', reason: 'switched-off' };
			if (register !== 'customs' || subject.kind !== 'vin') {
				return { state: 'not-asked', reason: 'wrong-subject' };
			}
			const asked = await calls.ask(subject.vin, signal);
			// The only register here is `customs`, which the compiler cannot conclude from the comparison above.
			return answerOf(asked, subject.vin, now()) as Answer<CarFacts[typeof register]>;
		},
	};
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
