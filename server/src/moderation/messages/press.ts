import type { PressAnswer, Sender } from '../../bot/talk.ts';
import { gravestOf } from '../../comments/inspection.ts';
import type { CommentRow } from '../../comments/store.ts';
import type { Clock } from '../../deps.ts';
import type { Store } from '../../store/store.ts';
import { findComment } from '../history/store.ts';
import type { Moderation, ModerationDecision } from '../moderation.ts';
import { findModerator } from '../subscriptions/store.ts';
import { REASON_OF_PHASE } from '../words.ts';
import { PRESS, SAID, tellUrgent } from './words.ts';

const BUTTON = new RegExp(`^${PRESS}:(approve|refuse):([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})$`);

export type PressOptions = {
	readonly store: Store;
	readonly clock: Clock;
	readonly siteUrl: string;
	readonly moderation: Pick<Moderation, 'decide'>;
};

/** «Одобрить» or «Отклонить» under an urgent comment is a decision of that moderator, and only theirs. */
export function createPress({ store, clock, siteUrl, moderation }: PressOptions) {
	const became = (row: CommentRow, text: string): PressAnswer => ({
		notice: text,
		message: { text: row.deletedAt === null ? `${tellUrgent(row, siteUrl)}\n\n${text}` : text },
	});

	return async ({ id: telegramId }: Sender, data: string): Promise<PressAnswer> => {
		const [, what, id] = BUTTON.exec(data) ?? [];
		const moderatorId = await findModerator(store, telegramId);
		if (moderatorId === null || id === undefined) return { notice: SAID.notForYou, message: null };
		const before = await findComment(store, id);
		if (before === null) return { notice: SAID.notForYou, message: null };
		await moderation.decide(moderatorId, [id], verdictOf(what, before), true);
		const row = (await findComment(store, id)) ?? before;
		if (row.deletedAt !== null) return became(row, SAID.deleted);
		if (row.state !== 'waiting') return became(row, SAID[row.state]);
		const isHeld = row.leasedUntil !== null && row.leasedUntil > clock.now();
		return { notice: isHeld ? SAID.held : SAID.nothing, message: null };
	};
}

/** A refusal in one press has the reason that the gravest remark suggests. */
function verdictOf(what: string | undefined, { remarks }: CommentRow): ModerationDecision {
	if (what === 'approve') return { decision: 'approve' };
	const gravest = gravestOf(remarks);
	return { decision: 'refuse', reason: gravest === null ? 'other' : REASON_OF_PHASE[gravest.phase] };
}
