import { readPersonInn } from '@avtosverka/contract/vocabulary/inn';
import { z } from 'zod';
import type { PageFailure } from '../../html/page-reply.ts';
import type { InnFacts } from '../../registers/inn.ts';
import { troubleOf } from './trouble.ts';

/** What a search is answered with: its number, or why there is none. */
export type FindReading =
	| { readonly kind: 'accepted'; readonly requestId: string }
	| { readonly kind: 'trouble'; readonly trouble: PageFailure };

/** What a look at a search says. */
export type InnReading =
	| { readonly kind: 'pending' }
	| { readonly kind: 'facts'; readonly facts: InnFacts }
	| { readonly kind: 'trouble'; readonly trouble: PageFailure };

const Accepted = z.object({ requestId: z.string().regex(/^[\w-]{1,128}$/) });

const SearchReply = z.object({
	/** Numbers that the service writes as `1.0`. */
	state: z.int(),
	inn: z.unknown().optional(),
	error_code: z.number().nullish(),
});

/** «Not found» comes with this code; any other speaks of an error of the service. */
const NOT_FOUND_CODE = 1;

/** Reads the reply to a search; never throws. */
export function readFind(json: unknown): FindReading {
	const trouble = troubleOf(json);
	if (trouble) return { kind: 'trouble', trouble };
	const accepted = Accepted.safeParse(json);
	return accepted.success
		? { kind: 'accepted', requestId: accepted.data.requestId }
		: odd('no number of a search');
}

/** Reads the reply to a look; never throws. */
export function readFnsInn(json: unknown): InnReading {
	const trouble = troubleOf(json);
	if (trouble) return { kind: 'trouble', trouble };
	const parsed = SearchReply.safeParse(json);
	if (!parsed.success) return odd('no state of a search');
	const { state, inn = null, error_code: code = null } = parsed.data;
	if (state < 0) return inn === null ? { kind: 'pending' } : odd('an INN before the search is over');
	const fails = code !== null && code !== 0 && !(state === 0 && code === NOT_FOUND_CODE);
	if (fails) return down('the service tells of an error by a code');
	if (state === 1) {
		const number = readPersonInn(inn);
		return number === null
			? odd('an INN that is none of a person')
			: { kind: 'facts', facts: { kind: 'found', inn: number } };
	}
	if (state !== 0 && state !== 3) return odd('a state that we do not know');
	return inn === null || inn === ''
		? { kind: 'facts', facts: { kind: state === 0 ? 'none' : 'several' } }
		: odd('an INN that is denied');
}

function odd(detail: string) {
	return { kind: 'trouble', trouble: { state: 'unreadable', detail } } as const;
}

function down(detail: string) {
	return { kind: 'trouble', trouble: { state: 'unreachable', detail } } as const;
}
