import type { BaseData } from '@avtosverka/contract/check/base';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import type { Asker } from '@avtosverka/registers/order-budget';
import type { Answers, CachedSubject } from '../answers/answer-cache.ts';
import {
	type Absence,
	type AnswerResult,
	absenceOf,
	type CachedAnswer,
	fromCache,
} from '../answers/answer-result.ts';
import { type Presenter, toReply } from '../answers/reply.ts';
import type { RegisterWords } from '../answers/view.ts';
import type { Deps } from '../deps.ts';
import { carPhotoUrl, type IsShown } from './photo/car-photo.ts';
import { base, baseFromRegistration } from './sections/base.ts';
import type { CarSubject } from './sections/section-view.ts';

const WORDS: RegisterWords = {
	register: 'Источник сведений о машине',
	emptyText: 'Основные сведения о машине не найдены!',
};
const CARD: Presenter<'base', BaseData, CarSubject> = { ...WORDS, view: base };
const FROM_REGISTRATION: Presenter<'registration', BaseData, CarSubject> = {
	...WORDS,
	view: baseFromRegistration,
};

/** The tools of the card; the settings say from where photographs are shown. */
export type BaseTools = Pick<Deps, 'clock'> & {
	readonly answers: Answers;
	readonly isShown: IsShown;
};

/** A visitor's question for the basic card. */
export type BaseQuestion = {
	readonly subject: CarSubject;
	readonly refresh: boolean;
	readonly asker: Asker;
};

type BaseReply = CheckReply<BaseData>;

/** The basic card: of the register `base`, else of what is kept of the registration. */
export async function answerBase(
	{ answers, clock, isShown }: BaseTools,
	question: BaseQuestion,
): Promise<BaseReply> {
	const { subject } = question;
	const answered = await answers.answer({ register: 'base', ...question });
	const reply = withOwnPhoto(toReply(answered, subject, CARD), subject, isShown);
	if (knowsCar(answered)) return reply;
	const registration = (await answers.cached.find(subject, ['registration'])).of('registration');
	const instead = registration && inPlace(registration, absenceOf(answered), clock.now());
	if (!instead) return reply;
	const { meta, ...rest } = toReply(instead, subject, FROM_REGISTRATION);
	return {
		...rest,
		meta: { ...meta, pending: reply.meta.pending, tried: [...reply.meta.tried, ...meta.tried] },
	};
}

/** The card for those who asked about too many cars: no register is asked, nothing cached is shown. */
export function refusedBase(subject: CarSubject): BaseReply {
	return toReply(
		{ kind: 'asked', answer: { state: 'not-asked', reason: 'limit' }, tried: [] },
		subject,
		CARD,
	);
}

/** The card of what is cached, asking no register; null where nothing is. */
export function cachedBase(cached: CachedSubject, subject: CarSubject, isShown: IsShown): BaseReply | null {
	const card = cached.of('base');
	const registration = cached.of('registration');
	if (registration && registration.answer.state !== 'clear' && !(card && 'facts' in card.answer)) {
		return toReply(fromCache(registration), subject, FROM_REGISTRATION);
	}
	return card ? withOwnPhoto(toReply(fromCache(card), subject, CARD), subject, isShown) : null;
}

/** The supplier's address of the photograph becomes ours, or null where its host is not in the settings. */
function withOwnPhoto(reply: BaseReply, { vin }: CarSubject, isShown: IsShown): BaseReply {
	const { data, meta } = reply;
	if (data === null || data.image === null) return reply;
	const image = isShown(meta.source, data.image) ? carPhotoUrl(vin) : null;
	return { ...reply, data: { ...data, image } };
}

function knowsCar(answered: AnswerResult<'base'>): boolean {
	return answered.kind !== 'pending' && 'facts' in answered.answer;
}

/** An expired registration stands in only for a register that is absent, and says so. */
function inPlace(
	registration: CachedAnswer<'registration'>,
	absence: Absence | null,
	now: Date,
): AnswerResult<'registration'> | null {
	if (registration.answer.state === 'clear') return null;
	if (registration.cachedUntil > now) return fromCache(registration);
	return absence && { kind: 'stale', answer: registration.answer, insteadOf: absence, tried: [] };
}
