import type { User } from '@avtosverka/contract/accounts';
import { signedIn } from '../http/guards/session.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';

/** Anyone who has not the role learns that, and nothing else. */
export function operator(user: User | null): User {
	const person = signedIn(user);
	if (person.roles.includes('operator')) return person;
	throw notOperator();
}

/** What a stranger reads. */
export function notOperator(): RequestProblem {
	return new RequestProblem(403, 'role', 'Эта часть сайта — для оператора.');
}
