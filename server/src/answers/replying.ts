import type { CheckReply } from '@avtosverka/contract/check/meta';
import type { Endpoint } from '@avtosverka/contract/endpoint';
import type { CachedRegister } from '@avtosverka/contract/vocabulary/register';
import type { Asker } from '@avtosverka/registers/order-budget';
import { type Subject, subjectKey } from '@avtosverka/registers/register';
import type { Deps } from '../deps.ts';
import type { PreparedReply, ReadPicture, RequestVisitor } from '../http/call.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Answers } from './answers.ts';
import { createPictures } from './picture.ts';
import { type Presenter, toReply } from './reply.ts';
import { createPreparedReplies } from './reply-cache.ts';

/** A visitor's question at an endpoint. */
export type EndpointQuestion<R extends CachedRegister, S extends Subject> = {
	readonly endpoint: Pick<Endpoint, 'name' | 'reply'>;
	readonly register: R;
	readonly subject: S;
	readonly refresh: boolean;
	/** Who is counted for what the question costs. */
	readonly asker: Asker;
	/** Who asks, and what he read; absent where no picture can be shown. */
	readonly reader?: { readonly visitor: RequestVisitor; readonly read: ReadPicture | null };
};

/** Answers an endpoint's questions about one register, kept answers without a look into the store. */
export type Replying = <R extends CachedRegister, Data, S extends Subject>(
	question: EndpointQuestion<R, S>,
	presenter: Presenter<R, Data, S>,
) => Promise<CheckReply<Data> | PreparedReply>;

export function createReplying(
	answers: Answers,
	deps: Pick<Deps, 'store' | 'clock'> & { readonly metrics: Metrics },
): Replying {
	const replies = createPreparedReplies(deps.clock);
	const pictures = createPictures(deps);
	return async ({ endpoint, register, subject, refresh, asker, reader }, presenter) => {
		const key = `${endpoint.name} ${subjectKey(subject)}`;
		if (refresh) replies.forget(key);
		const ready = replies.get(key);
		if (ready) {
			deps.metrics.served(register, 'memory');
			return ready;
		}
		const picture = reader?.read ? pictures.recognise(reader.read, reader.visitor) : null;
		const answered = await answers.answer({
			register,
			subject,
			refresh,
			asker,
			reader: reader && { visitorId: reader.visitor.id, picture },
		});
		const challenge =
			reader && answered.kind === 'asked' ? pictures.show(answered.answer, reader.visitor) : null;
		const reply = toReply(answered, subject, presenter, challenge);
		if (answered.kind !== 'kept') return reply;
		return replies.prepare(key, endpoint.reply, reply, answered.cachedUntil);
	};
}
