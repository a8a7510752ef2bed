import { addComment } from '@avtosverka/contract/comments';
import { decideComments, takeQueue } from '@avtosverka/contract/moderation';
import { expect } from 'vitest';
import { setUpCommentSite, VIN } from '../../comments/testing/comment-site.ts';

/** A site with somebody who writes comments, and two moderators who decide about them. */
export function setUpModeratedComments() {
	const shared = setUpCommentSite(async (site) => {
		const [author, moderator, other] = await Promise.all([
			site.person(),
			site.moderator('Анна Тестова'),
			site.moderator('Пётр Задержкин'),
		]);
		return { author, moderator, other };
	});
	const decide = (decision: object, person = shared.moderator) =>
		shared.site.ask(decideComments, decision, person);
	return Object.assign(shared, {
		async add(comment: string, person = shared.author): Promise<string> {
			shared.clock.pass(1000);
			const { status, json } = await shared.site.ask(addComment, { vin: VIN, comment }, person);
			expect(status).toBe(200);
			return json.data.id;
		},
		take: async (person = shared.moderator, count = 20) =>
			(await shared.site.ask(takeQueue, { count }, person)).json.data,
		idsOf: (rows: { id: string }[]) => rows.map(({ id }) => id),
		approve: (ids: string[], person = shared.moderator) => decide({ decision: 'approve', ids }, person),
		refuse: (ids: string[], reason = 'spam', note?: string, person = shared.moderator) =>
			decide({ decision: 'refuse', ids, reason, ...(note !== undefined && { note }) }, person),
		/** The number of a decision about one comment. */
		madeBy: async (decided: ReturnType<typeof decide>): Promise<string> =>
			(await decided).json.data.decisions[0].id,
	});
}
