import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
	addCommentRoute,
	countCommentsRoute,
	deleteCommentRoute,
	listCommentsRoute,
} from './routes/comments.ts';
import { VinInput } from './vocabulary/schemas.ts';

/** Comments of one list's page. */
export const COMMENTS_A_PAGE = 50;

/** `waiting`: seen by its author alone. `refused`: never shown to others; its author reads why. */
export const COMMENT_STATES = ['waiting', 'approved', 'refused'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** A comment as a report's page shows it: specification, section 3. */
export const Comment = z.object({
	id: z.uuid(),
	/** Null once the author's account is deleted. */
	user_id: z.uuid().nullable(),
	vin: z.string(),
	/** Plain text, NFC, with `\n` alone between lines; it is never markup. */
	comment: z.string(),
	created_at: z.iso.datetime(),
	/** The name that others see. */
	user: z.object({ name: z.string() }),
	/** `waiting` and `refused` come to their author alone. */
	status: z.enum(COMMENT_STATES),
});
export type Comment = z.infer<typeof Comment>;

/** The access token in a body, as a client stores it: empty or null without a sign-in. */
const StoredToken = z.string().max(256).nullish();
/** Bounds a request before its text is made plain and measured; combining marks may fold together. */
const LONGEST_SENT = 20_000;

/** Shown for every text too long, before and after it is made plain. */
export const TOO_LONG = `Комментарий длиннее 2\u00a0000 знаков. Сократите его и отправьте снова.`;
const SentText = z.string().refine((text) => text.length <= LONGEST_SENT, TOO_LONG);

export const countComments = endpoint(countCommentsRoute, {
	summary: 'Сколько опубликованных комментариев у машины',
	body: z.object({ vin: VinInput }),
	reply: z.object({
		success: z.literal(true),
		message: z.string(),
		data: z.object({ count: z.int().min(0) }),
	}),
});

/**
 * Published comments, the newest first, a page at a time; with a bearer one's own unpublished ones come
 * before them on the first page and count for nothing. `token` is a bot-protection value of the purpose
 * `comments`.
 */
export const listComments = endpoint(listCommentsRoute, {
	summary: 'Комментарии к машине, новые первыми',
	body: z.object({
		vin: VinInput,
		token: z.string().max(4096).nullish(),
		/** The last comment of the page before; absent for the first page. */
		after: z.uuid().optional(),
	}),
	reply: z.object({
		success: z.literal(true),
		message: z.string(),
		data: z.array(Comment),
		/** Goes back as `after` for the next page; null where there is none. */
		next: z.uuid().nullable(),
	}),
});

/** Requires sign-in: otherwise 401 with the specification's own sentence. */
export const addComment = endpoint(addCommentRoute, {
	summary: 'Новый комментарий; другим виден после модерации',
	body: z.object({ vin: VinInput, comment: SentText, token: StoredToken }),
	reply: z.object({ success: z.literal(true), message: z.string(), data: Comment }),
});

/** Deletes one's own comment; another person's or an unknown one gives 404. The second time is no error. */
export const deleteComment = endpoint(deleteCommentRoute, {
	summary: 'Удаление своего комментария',
	body: z.object({ id: z.uuid(), token: StoredToken }),
	reply: z.object({ success: z.literal(true), message: z.string() }),
});
