import type { BaseData } from '@avtosverka/contract/check/base';
import type { SectionData } from '@avtosverka/contract/check/data';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import type { CarSource } from '@avtosverka/contract/vocabulary/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { isTodaysWord } from '../todays-word.ts';

/** The data of each source. */
export type SourceData = SectionData & { readonly base: BaseData };

/** What every source has answered; null while it has not been asked. */
export type CarAnswers = { readonly base: CheckReply<BaseData> | null } & {
	readonly [S in Section]: CheckReply<SectionData[S]> | null;
};

/** What a decision is made of. */
export type CarQuestion = {
	readonly subject: {
		readonly vin: string;
		/** The plate that the report was opened by. */
		readonly plate: string | null;
		/** Make and model that the register of plates names for it; null where that is not known. */
		readonly plateModel: string | null;
	};
	readonly answers: CarAnswers;
	/** What the seller asks, roubles; null while the buyer has not typed it in. */
	readonly askedPrice: number | null;
	readonly now: Date;
	/** Our own calls that have brought no answer; those that are not named do not run and have not failed. */
	readonly calls?: OpenCalls;
};

/** `loading`: a source is being asked now; `failed`: it was, and no answer has reached us. */
export type OpenCalls = { readonly [S in CarSource]?: 'loading' | 'failed' | undefined };

/** The same as rules read it. */
export type Car = CarQuestion & {
	/** The day that it is in Moscow. */
	readonly today: IsoDate;
};

/**
 * The facts of a source, also of an answer that was not read to the end or stands in for a silent register;
 * null where there are none.
 */
export function readData<S extends CarSource>(
	car: Pick<CarQuestion, 'answers'>,
	source: S,
): SourceData[S] | null {
	const reply = replyOf(car, source);
	if (reply === null) return null;
	return reply.meta.state === 'found' || reply.meta.state === 'partial' ? reply.data : null;
}

/** True for an answer of any kind: records, nothing found, or a part of what there is. */
export function isAnswered(car: Pick<CarQuestion, 'answers'>, source: CarSource): boolean {
	const state = replyOf(car, source)?.meta.state;
	return state === 'found' || state === 'clear' || state === 'partial';
}

/**
 * True when the register itself has answered to the end, with records or that it has none, and not just once.
 */
export function isSettled(car: Pick<CarQuestion, 'answers'>, source: CarSource): boolean {
	const meta = replyOf(car, source)?.meta;
	return meta !== undefined && (meta.state === 'found' || meta.state === 'clear') && !meta.stale;
}

/** True when it has done so today. */
export function isSettledToday(car: Pick<CarQuestion, 'answers' | 'now'>, source: CarSource): boolean {
	return isSettled(car, source) && isTodaysWord(replyOf(car, source)?.meta.asOf ?? null, car.now);
}

/** The reply of a source; null while it has not been asked. */
export function replyOf<S extends CarSource>(
	{ answers }: Pick<CarQuestion, 'answers'>,
	source: S,
): CheckReply<SourceData[S]> | null {
	return answers[source] as CheckReply<SourceData[S]> | null;
}
