import { RequestProblem } from '../http/replies/request-problem.ts';
import type { NoShare } from './store.ts';
import { SHARE_WORDS } from './words.ts';

/** The refusal of a request for a link. */
export function refuseShare(why: NoShare | 'nothing'): RequestProblem {
	switch (why) {
		case 'no-account':
			return new RequestProblem(401, 'sign-in', SHARE_WORDS['no-account']);
		case 'a-day':
			return new RequestProblem(429, 'too-many', SHARE_WORDS['a-day']);
		case 'nothing':
		case 'live':
			return new RequestProblem(409, 'conflict', SHARE_WORDS[why]);
	}
}
