import type { RefusalReason } from '@avtosverka/contract/vocabulary/moderation';
import { sql } from 'drizzle-orm';
import type { Store } from '../../store/store.ts';

export type QueueNumbers = {
	readonly waiting: number;
	/** When the oldest of them was written. */
	readonly oldest: Date | null;
	/** From a comment to the decision about it, the middle one. */
	readonly medianSeconds: number | null;
	readonly approved: number;
	readonly refused: readonly { readonly reason: RefusalReason; readonly count: number }[];
};

/** The queue now, and what was decided since a moment; decisions that were taken back do not count. */
export async function countModeration({ db }: Pick<Store, 'db'>, since: Date): Promise<QueueNumbers> {
	const [queue, decided, refused] = await Promise.all([
		db.execute<{ waiting: number; oldest: string | null }>(sql`
			select count(*)::integer as waiting, min(created_at) as oldest from comment
			where state = 'waiting' and deleted_at is null`),
		db.execute<{ approved: number; median: number | null }>(sql`
			select (count(*) filter (where after = 'approved'))::integer as approved,
				percentile_cont(0.5) within group (
					order by greatest(0, extract(epoch from decision.at - comment.created_at))
				)::double precision as median
			from comment_decision as decision join comment on comment.id = decision.comment_id
			where ${counts(since)}`),
		db.execute<{ reason: RefusalReason; count: number }>(sql`
			select reason, count(*)::integer as count from comment_decision as decision
			where after = 'refused' and ${counts(since)} group by reason order by 2 desc, 1`),
	]);
	const [waiting] = queue.rows;
	const [decisions] = decided.rows;
	return {
		waiting: waiting?.waiting ?? 0,
		oldest: waiting?.oldest ? new Date(waiting.oldest) : null,
		medianSeconds: decisions?.median ?? null,
		approved: decisions?.approved ?? 0,
		refused: refused.rows,
	};
}

const counts = (since: Date) => sql`
	decision.at >= ${since.toISOString()}::timestamptz and decision.undoes is null
	and not exists (select from comment_decision as other where other.undoes = decision.id)`;
