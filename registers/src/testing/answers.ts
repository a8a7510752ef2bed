import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '../answer.ts';
import type { Question } from '../register.ts';
import { AS_OF, type Reaction } from './tiny-supplier.ts';

export const clear = (source: SupplierId): Answer<never> => ({ state: 'clear', source, asOf: AS_OF });
export const unreachable = (source: SupplierId): Answer<never> => ({
	state: 'unreachable',
	source,
	asOf: AS_OF,
	detail: 'down',
});
export const refused = (source: SupplierId, reason: 'captcha' | 'quota'): Answer<never> => ({
	state: 'refused',
	source,
	asOf: AS_OF,
	reason,
	detail: 'no',
});
export const unreadable = (source: SupplierId): Answer<never> => ({
	state: 'unreadable',
	source,
	asOf: AS_OF,
	detail: 'odd',
});
export const notInContract: Answer<never> = { state: 'not-asked', reason: 'not-in-contract' };

/** Always gives the same answer. */
export const says =
	(answer: Answer<never>): (() => Promise<Answer<never>>) =>
	async () =>
		answer;

/** Says nothing until its question ends. */
export const hangs =
	(source: SupplierId): Reaction =>
	({ signal }) =>
		new Promise((resolve) => signal.addEventListener('abort', () => resolve(unreachable(source))));

/** A question about a car, never aborted. */
export function ask(own: Partial<Question> = {}): Question {
	return {
		subject: { kind: 'vin', vin: 'XTA21144094786239' as Vin },
		refresh: false,
		asker: { kind: 'installation', purpose: 'owner-report' },
		signal: new AbortController().signal,
		...own,
	};
}
