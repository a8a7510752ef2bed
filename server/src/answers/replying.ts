import type { CheckReply } from '@avtosverka/contract/check/meta';
import type { Endpoint } from '@avtosverka/contract/endpoint';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import { type Subject, subjectKey } from '@avtosverka/registers/register';
import type { Deps } from '../deps.ts';
import type { PreparedReply } from '../http/call.ts';
import type { Answers } from './answers.ts';
import { createPreparedReplies } from './prepared-replies.ts';
import { type Presenter, toReply } from './reply.ts';

/** A visitor's question at an endpoint. */
export type EndpointQuestion<R extends CarRegister, S extends Subject> = {
	readonly endpoint: Pick<Endpoint, 'name' | 'reply'>;
	readonly register: R;
	readonly subject: S;
	readonly anew: boolean;
};

/** Answers an endpoint's questions about one register, kept answers without a look into the store. */
export type Replying = <R extends CarRegister, Data, S extends Subject>(
	question: EndpointQuestion<R, S>,
	presenter: Presenter<R, Data, S>,
) => Promise<CheckReply<Data> | PreparedReply>;

export function createReplying(answers: Answers, { clock }: Pick<Deps, 'clock'>): Replying {
	const replies = createPreparedReplies(clock);
	return async ({ endpoint, register, subject, anew }, presenter) => {
		const key = `${endpoint.name} ${subjectKey(subject)}`;
		if (anew) replies.forget(key);
		const ready = replies.get(key);
		if (ready) return ready;
		const answered = await answers.answer({ register, subject, anew });
		const reply = toReply(answered, subject, presenter);
		if (answered.kind !== 'kept') return reply;
		return replies.prepare(key, endpoint.reply, reply, answered.keptUntil);
	};
}
