import { addComment, countComments, listComments } from '@avtosverka/contract/comments';
import { sql } from 'drizzle-orm';
import type { Person } from '../../testing/open-site.ts';
import { setUpCommentSite, VIN } from './comment-site.ts';

/** A car without comments, unless a test writes some. */
export const OTHER_VIN = 'Z94CB41AAER123456';

/** A site with Вера and Пётр, who write, and readers. */
export function setUpWrittenComments() {
	const shared = setUpCommentSite(async (site) => {
		const [vera, pyotr] = await Promise.all([site.person(), site.person('Пётр Образцов')]);
		return { vera, pyotr };
	});
	const list = async (person?: Person, more: object = {}) =>
		(await shared.site.ask(listComments, { vin: VIN, ...more }, person)).json;
	return Object.assign(shared, {
		add(comment: string, person = shared.vera, vin = VIN) {
			shared.clock.pass(1);
			return shared.site.ask(addComment, { vin, comment }, person);
		},
		/** As a moderator would, without one. */
		async publish(id: string, vin = VIN): Promise<void> {
			const { db } = shared.database.store;
			await db.execute(sql`update comment set state = 'approved' where id = ${id}`);
			await db.execute(sql`
				insert into comment_count values (${vin}, 1)
				on conflict (vin) do update set approved = comment_count.approved + 1`);
		},
		list,
		textsFor: async (person?: Person) =>
			(await list(person)).data.map(
				({ comment, status }: { comment: string; status: string }) => `${status}: ${comment}`,
			),
		count: async () => (await shared.site.ask(countComments, { vin: VIN })).json.data.count,
	});
}
