import { pathOf } from '@avtosverka/contract/route';
import { addCommentRoute } from '@avtosverka/contract/routes/comments';
import { chance } from '@avtosverka/sandbox/subjects/chance';
import { createBuyers } from './buyers.ts';
import { callSite } from './call-site.ts';
import { live } from './living.ts';
import type { Person } from './people.ts';
import { nothingSeen, type RunMemory } from './seen.ts';
import type { PeopleSite } from './site.ts';

/** People who pay, look plates up and comment, and what was confirmed to them. */
export type WritingPeople = {
	readonly seen: RunMemory;
	/** Ids of the comments that the site has accepted. */
	readonly comments: readonly string[];
	/** Each buys twice, before anything else. */
	begin(): Promise<void>;
	/** They write at once from now on, until the function given back is called. */
	write(): () => Promise<void>;
};

const COMMENTED_CAR = 'XTAGFL110KY700220';
/** In two goes fewer than one person may write in an hour. */
const COMMENTS_AT_ONCE = 2;
const PATIENCE_MS = 15_000;

/** Invented people of a run: a site that is stopped may refuse them, and they do not try again. */
export function createWritingPeople(site: PeopleSite, people: readonly Person[]): WritingPeople {
	const seen: RunMemory = { ...nothingSeen(), calls: { sent: 0, failed: [] } };
	const buyers = createBuyers(site, seen, chance('writing buyers'));
	const comments: string[] = [];

	async function comment({ token }: Person, text: string): Promise<void> {
		const body = JSON.stringify({ vin: COMMENTED_CAR, comment: text, token });
		const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
		const reply = await callSite(site.siteUrl + pathOf(addCommentRoute, {}), init, PATIENCE_MS, seen.calls);
		if (reply?.status === 200) comments.push((JSON.parse(reply.body) as { data: { id: string } }).data.id);
		else if (reply) seen.odd.push(`a comment was answered ${reply.status}`);
	}

	return {
		seen,
		comments,
		async begin() {
			for (const person of people) {
				await buyers.buy(person, 'pay');
				await buyers.buy(person, 'pay');
			}
		},
		write() {
			const ending = new AbortController();
			const lives = people.map(async (person, at) => {
				for (let which = 1; which <= COMMENTS_AT_ONCE; which++)
					await comment(person, `Смотрели машину ${which}-й раз, всё как в объявлении`);
				const dice = chance(`writing person ${at} ${seen.counts.orders}`);
				await live(site, person, buyers, { seen, chance: dice, ending: ending.signal });
			});
			return async () => {
				ending.abort();
				await Promise.all(lives);
			};
		},
	};
}
