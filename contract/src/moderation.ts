import { z } from 'zod';
import { COMMENT_STATES } from './comments.ts';
import { endpoint } from './endpoint.ts';
import {
	decideCommentsRoute,
	getAuthorHistoryRoute,
	getModerationNumbersRoute,
	getSubscriptionRoute,
	setSubscriptionRoute,
	takeQueueRoute,
	undoDecisionRoute,
} from './routes/moderation.ts';
import {
	NOTE_LENGTH,
	PHASES,
	QUEUE_A_TIME,
	REFUSAL_REASONS,
	REMARK_SEVERITIES,
} from './vocabulary/moderation.ts';

/** What a phase saw, and where: `from` and `to` count UTF-16 units of the comment's text. */
export const Remark = z.object({
	phase: z.enum(PHASES),
	severity: z.enum(REMARK_SEVERITIES),
	/** For the moderator, a short Russian sentence. */
	reason: z.string(),
	marks: z.array(z.object({ from: z.int().min(0), to: z.int().min(0) })),
});
export type Remark = z.infer<typeof Remark>;

/** A comment as a moderator sees it. */
export const QueuedComment = z.object({
	id: z.uuid(),
	vin: z.string(),
	comment: z.string(),
	created_at: z.iso.datetime(),
	status: z.enum(COMMENT_STATES),
	author: z.object({
		/** Null once the account is deleted; then nothing else is known, and `since` is the comment's moment. */
		id: z.uuid().nullable(),
		name: z.string(),
		since: z.iso.datetime(),
		approved: z.int().min(0),
		refused: z.int().min(0),
		waiting: z.int().min(0),
	}),
	remarks: z.array(Remark),
	/** No other moderator gets it until then. */
	held_until: z.iso.datetime(),
});
export type QueuedComment = z.infer<typeof QueuedComment>;

/** A decision as it was written down. */
export const DecisionRecord = z.object({
	id: z.uuid(),
	comment_id: z.uuid(),
	at: z.iso.datetime(),
	before: z.enum(COMMENT_STATES),
	after: z.enum(COMMENT_STATES),
	reason: z.enum(REFUSAL_REASONS).nullable(),
	note: z.string().nullable(),
});
export type DecisionRecord = z.infer<typeof DecisionRecord>;

/** A comment in its author's history. */
export const AuthorLine = z.object({
	id: z.uuid(),
	vin: z.string(),
	comment: z.string(),
	created_at: z.iso.datetime(),
	status: z.enum(COMMENT_STATES),
	deleted: z.boolean(),
	decisions: z.array(DecisionRecord),
});
export type AuthorLine = z.infer<typeof AuthorLine>;

export const ModerationNumbers = z.object({
	waiting: z.int().min(0),
	/** When the oldest waiting comment was written; null for an empty queue. */
	oldest: z.iso.datetime().nullable(),
	/** Half of the decisions of the last 30 days came faster, in seconds; null while there are none. */
	median_seconds: z.number().min(0).nullable(),
	/** Decisions of the last 30 days. */
	approved: z.int().min(0),
	refused: z.array(z.object({ reason: z.enum(REFUSAL_REASONS), count: z.int().min(1) })),
});
export type ModerationNumbers = z.infer<typeof ModerationNumbers>;

/** What a moderator hears from the bot. `linked` is false for who did not sign in by Telegram. */
export const Subscription = z.object({
	available: z.boolean(),
	linked: z.boolean(),
	digest: z.boolean(),
	urgent: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

const replyOf = <Data extends z.ZodType>(data: Data) =>
	z.object({ success: z.literal(true), message: z.string(), data });

/** Without the role: 403 with the code `role` and nothing else. */
export const takeQueue = endpoint(takeQueueRoute, {
	summary: 'Очередь модератора: взять комментарии себе на время',
	body: z.object({ count: z.int().min(1).max(QUEUE_A_TIME) }),
	reply: replyOf(z.array(QueuedComment)),
});

export const decideComments = endpoint(decideCommentsRoute, {
	summary: 'Одобрить или отклонить комментарии, взятые себе',
	body: z.discriminatedUnion('decision', [
		z.object({ decision: z.literal('approve'), ids: z.array(z.uuid()).min(1).max(QUEUE_A_TIME) }),
		z.object({
			decision: z.literal('refuse'),
			ids: z.array(z.uuid()).min(1).max(QUEUE_A_TIME),
			reason: z.enum(REFUSAL_REASONS),
			/** The moderator's own words for the author. */
			note: z
				.string()
				.refine(
					(text) => text.length <= NOTE_LENGTH,
					`Пояснение длиннее ${NOTE_LENGTH} знаков. Сократите его.`,
				)
				.optional(),
		}),
	]),
	/** Decisions made; an id whose comment is deleted, decided or held by another moderator is in `missed`. */
	reply: replyOf(z.object({ decisions: z.array(DecisionRecord), missed: z.array(z.uuid()) })),
});

export const undoDecision = endpoint(undoDecisionRoute, {
	summary: 'Отменить своё решение: комментарий снова ждёт',
	/** The decision's id: one's own or a former moderator's, and the last one about its comment. */
	body: z.object({ id: z.uuid() }),
	reply: replyOf(z.object({ decision: DecisionRecord, comment: QueuedComment })),
});

export const getAuthorHistory = endpoint(getAuthorHistoryRoute, {
	summary: 'Комментарии автора и что о них решили',
	params: z.object({ id: z.uuid() }),
	reply: replyOf(z.array(AuthorLine)),
});

export const getModerationNumbers = endpoint(getModerationNumbersRoute, {
	summary: 'Сколько ждёт, как давно и как быстро решают',
	reply: replyOf(ModerationNumbers),
});

export const getSubscription = endpoint(getSubscriptionRoute, {
	summary: 'Что модератор получает от бота',
	reply: replyOf(Subscription),
});

export const setSubscription = endpoint(setSubscriptionRoute, {
	summary: 'Подписка модератора на сводку дня и на срочное',
	body: z.object({ digest: z.boolean(), urgent: z.boolean() }),
	reply: replyOf(Subscription),
});
