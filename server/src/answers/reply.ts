import type { AnswerMeta, CheckReply } from '@avtosverka/contract/check/meta';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Answer } from '@avtosverka/registers/answer';
import type { Subject } from '@avtosverka/registers/register';
import type { CarFacts } from '@avtosverka/registers/registers/car';
import type { Absence, AnswerResult } from './answer-result.ts';
import type { RegisterWords, View } from './view.ts';
import { messageOf } from './words.ts';

/** What a reply is written with: the register's words and its view. */
export type Presenter<R extends CarRegister, Data, S extends Subject = Subject> = RegisterWords & {
	readonly view: View<R, Data, S>;
	/** The sentence for what was found, where its data say more than that there is something. */
	foundText?(data: Data): string;
};

/**
 * An answer in the form of the wire: data for found, partial and clear, words and `meta` for all. `challenge`
 * is the answer's own, closed for everybody but this visitor; an answer that is not for one visitor alone is
 * without.
 */
export function toReply<R extends CarRegister, Data, S extends Subject>(
	answered: AnswerResult<R>,
	subject: S,
	presenter: Presenter<R, Data, S>,
	challenge: AnswerMeta['challenge'] = null,
): CheckReply<Data> {
	const data = answered.kind === 'pending' ? null : dataOf(answered.answer, subject, presenter.view);
	const foundText = data === null ? undefined : presenter.foundText?.(data);
	return {
		success: data !== null,
		message: messageOf(answered, presenter, foundText),
		data,
		meta: { ...metaOf(answered), challenge },
	};
}

function dataOf<R extends CarRegister, Data, S extends Subject>(
	answer: Answer<CarFacts[R]>,
	subject: S,
	view: View<R, Data, S>,
): Data | null {
	switch (answer.state) {
		case 'found':
		case 'partial':
			return view.found(answer.facts, { subject, asOf: answer.asOf });
		case 'clear':
			return view.clear({ subject, asOf: answer.asOf });
		case 'unreachable':
		case 'refused':
		case 'unreadable':
		case 'not-asked':
			return null;
	}
}

function metaOf(answered: AnswerResult): AnswerMeta {
	if (answered.kind === 'pending') {
		return { ...PENDING, asOf: answered.at.toISOString() };
	}
	const { kind, answer, tried } = answered;
	const wasAsked = answer.state !== 'not-asked';
	return {
		state: answer.state,
		source: wasAsked ? answer.source : null,
		asOf: wasAsked ? answer.asOf.toISOString() : null,
		cached: kind !== 'asked',
		stale: kind === 'stale',
		pending: kind === 'stale' && answered.insteadOf.state === 'pending',
		skippedRows: answer.state === 'partial' ? answer.skippedRows : 0,
		reason: reasonOf(kind === 'stale' ? answered.insteadOf : answer),
		tried: [...tried],
	};
}

function reasonOf(answer: Answer<unknown> | Absence): AnswerMeta['reason'] {
	return 'reason' in answer ? answer.reason : null;
}

/** To a visitor a register that is still being asked is one that has not answered. */
const PENDING: AnswerMeta = {
	state: 'unreachable',
	source: null,
	asOf: null,
	cached: false,
	stale: false,
	pending: true,
	skippedRows: 0,
	reason: null,
	tried: [],
};
