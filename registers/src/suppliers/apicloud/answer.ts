import type { Answer } from '../../answer.ts';
import type { RefusedOrder } from '../../order-budget.ts';
import type { ApicloudReading } from './reading.ts';
import type { ApicloudReply, Body } from './wire.ts';

/** The answer that a call comes to; never throws. */
export function answerOf<Facts>(
	received: ApicloudReply | RefusedOrder,
	asOf: Date,
	read: (body: Body) => ApicloudReading<Facts>,
): Answer<Facts> {
	if ('refusal' in received) return { state: 'not-asked', reason: received.refusal };
	if (!received.ok) return { source: 'apicloud', asOf, ...received.failure };
	const known = { source: 'apicloud', asOf, raw: received.raw } as const;
	const reading = read(received.body);
	switch (reading.kind) {
		case 'facts':
			return reading.skipped === 0 && !reading.isDoubtful
				? { ...known, state: 'found', facts: reading.facts }
				: { ...known, state: 'partial', facts: reading.facts, skippedRows: reading.skipped };
		case 'none':
			// «Nothing found» beside 404 would be a source that is down.
			return Number(received.body.status) === 200
				? { ...known, state: 'clear' }
				: { ...known, state: 'unreadable', detail: 'none beside a failure' };
		case 'unclear':
			return { ...known, state: 'unreadable', detail: reading.why };
	}
}
