import type { KnownAbsence } from '@avtosverka/contract/vocabulary/absence-words';
import { type CachedRegister, isSection } from '@avtosverka/contract/vocabulary/register';
import { isSettledAnswer } from '@avtosverka/registers/answer';
import { atMost } from '@avtosverka/registers/async/at-most';
import { retentionMs } from '@avtosverka/registers/catalogue';
import type { Asker } from '@avtosverka/registers/order-budget';
import {
	type Question,
	type SolvedChallenge,
	type Subject,
	subjectKey,
} from '@avtosverka/registers/register';
import type { AskedAnswer, Registers } from '@avtosverka/registers/registers';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { createReplyNoting } from '../store/last-replies.ts';
import { createStoreFallback } from '../store/store-fallback.ts';
import { hasChallenge, isSilentToEverybody } from './answer-result.ts';
import type { AnswerLimits } from './limits.ts';
import { storeAnswer, storeFailure } from './store.ts';

/** A visitor to whom pictures can be shown, and what they have just read from one. */
export type ChallengeReader = { readonly visitorId: string; readonly picture: SolvedChallenge | null };

/** What is asked, and for whom, where that is known. */
export type RegisterRequest<R extends CachedRegister = CachedRegister> = {
	readonly register: R;
	readonly subject: Subject;
	readonly refresh: boolean;
	/** True for «Запросить снова» and «Другая картинка»; `refresh` is let through less often. */
	readonly anotherPicture: boolean;
	readonly reader?: ChallengeReader | undefined;
	readonly asker: Asker;
};

/** Asks registers, each question once at a time, and keeps what they say, or that they say nothing. */
export type SingleFlight = {
	/**
	 * Asks, or joins the asking under way; it goes on when its caller leaves. What a visitor read from a
	 * picture, and a picture shown to them, are theirs alone. Rejects for our own bugs, and when the process
	 * ends before an answer came.
	 */
	ask<R extends CachedRegister>(request: RegisterRequest<R>): Promise<AskedAnswer<R>>;
	finish(): Promise<void>;
};

/** Sent to those who still wait when the process ends: another process can answer at once. */
const CUT_OFF = new RequestProblem(
	503,
	'unavailable',
	'Сайт перезапускается, и реестр не успел ответить. Попробуйте ещё раз через минуту.',
	60,
);
/** What is cut off only has to say so. */
const LAST_WORDS_MS = 1_000;

/** The third step of an answer: joins the same question, else asks the registers' suppliers in order. */
export function createSingleFlight(
	{ store, registers, clock, log }: Pick<Deps, 'store' | 'clock' | 'log'> & { readonly registers: Registers },
	limits: AnswerLimits,
): SingleFlight {
	const underWay = new Map<string, Flight>();
	const stopping = new AbortController();
	const storeFallback = createStoreFallback({ clock, log }, 'keeping answers');
	const noteReply = createReplyNoting(store);

	async function askAndStore<R extends CachedRegister>(request: RegisterRequest<R>) {
		const { register, subject } = request;
		const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(limits.askForMs)]);
		const outcome = await registers.ask(register, questionOf(request, signal));
		const { answer } = outcome;
		// The register was cut off by us: that is not its silence.
		if (stopping.signal.aborted && answer.state === 'unreachable') throw CUT_OFF;
		const askedAt = clock.now();
		if (isSettledAnswer(answer)) {
			const cachedUntil = new Date(askedAt.getTime() + retentionMs(register, answer.source, answer.state));
			const { source: supplier, repliedAt: at = askedAt } = answer;
			await keep(register, async () => {
				await storeAnswer(store, subject, { register, answer, askedAt, cachedUntil });
				await noteReply({ register, supplier, at });
			});
		} else if (isSection(register) && isSilentToEverybody(answer) && !stopping.signal.aborted) {
			const { state, reason = null, source = null }: KnownAbsence = answer;
			await keep(register, () => storeFailure(store, subject, { register, state, reason, source, askedAt }));
		}
		return outcome;
	}

	/** An answer that cannot be stored is still an answer; the operator gets a log line. */
	async function keep(register: CachedRegister, storing: () => Promise<void>): Promise<void> {
		try {
			await storeFallback.during(storing, () => undefined);
		} catch (error) {
			log.error({ register, error: describeError(error) }, 'an answer was not kept');
		}
	}

	function askOrJoin<R extends CachedRegister>(request: RegisterRequest<R>, key: string): Flight<R> {
		const joined = underWay.get(key);
		if (joined) return joined as Flight<R>;
		const { register, reader } = request;
		const started = { asked: askAndStore(request), visitorId: reader?.visitorId };
		underWay.set(key, started);
		started.asked
			.catch((error: unknown) => {
				if (error !== CUT_OFF) log.error({ register, error: describeError(error) }, 'asking failed');
			})
			.finally(() => underWay.delete(key));
		return started;
	}

	return {
		async ask(request) {
			const { register, subject, reader } = request;
			if (reader?.picture) return askOrJoin(request, keyOfReader(request, reader)).asked;
			const { asked: outcome, visitorId } = askOrJoin(request, keyOf(register, subject));
			const answered = await outcome;
			if (!reader || reader.visitorId === visitorId || !hasChallenge(answered.answer)) return answered;
			return askOrJoin(request, keyOfReader(request, reader)).asked;
		},
		async finish() {
			const all = () => Promise.allSettled([...underWay.values()].map(({ asked: outcome }) => outcome));
			await atMost(limits.finishWithinMs, all());
			stopping.abort();
			await atMost(LAST_WORDS_MS, all());
		},
	};
}

function questionOf(request: RegisterRequest, signal: AbortSignal): Question {
	const { subject, refresh, anotherPicture, reader, asker } = request;
	if (!reader) return { subject, refresh, asker, signal };
	const { visitorId, picture } = reader;
	const visitor = { id: visitorId, anotherPicture };
	return { subject, refresh, asker, signal, visitor, ...(picture && { picture }) };
}

/** An asking that goes on, and the visitor who set it off. */
type Flight<R extends CachedRegister = CachedRegister> = {
	readonly asked: Promise<AskedAnswer<R>>;
	readonly visitorId: string | undefined;
};

const keyOf = (register: CachedRegister, subject: Subject) => `${register} ${subjectKey(subject)}`;

/** Joined by the same visitor only, and only with the same digits for the same picture. */
function keyOfReader(
	{ register, subject }: RegisterRequest,
	{ visitorId, picture }: ChallengeReader,
): string {
	return [keyOf(register, subject), visitorId, picture?.word, picture?.token].join(' ');
}
