import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '../../answer.ts';
import { type PageReply, strangePage } from '../../html/page-reply.ts';
import type { Supplier } from '../../register.ts';
import type { CarFacts } from '../../registers/car.ts';
import type { Recall } from '../../registers/recall.ts';
import type { SupplierSettings } from '../../settings.ts';
import type { Transport } from '../../transport/reply.ts';
import { createGostCalls } from './calls.ts';
import { readGostRecall } from './recall.ts';

export type GostOptions = {
	readonly settings: SupplierSettings;
	readonly transport: Transport;
	readonly now: () => Date;
};

/** Росстандарт's public page of recall campaigns: one form, one fragment of HTML. See README.md. */
export function createGost({ settings, transport, now }: GostOptions): Supplier {
	const calls = settings.url === null ? null : createGostCalls({ url: settings.url, transport });
	return {
		id: 'gost',
		registers: ['recall'],
		async ask(register, { subject, signal }) {
			if (calls === null) return { state: 'not-asked', reason: 'switched-off' };
			if (register !== 'recall' || subject.kind !== 'vin') {
				return { state: 'not-asked', reason: 'wrong-subject' };
			}
			const page = await calls.recalls(subject.vin, signal);
			// The only register here is `recall`, which the compiler cannot conclude from the comparison above.
			return answerOf(page, subject.vin, now()) as Answer<CarFacts[typeof register]>;
		},
	};
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
