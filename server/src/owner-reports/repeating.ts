import type { Deps } from '../deps.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { createSharedCount } from '../store/shared-count.ts';
import type { OwnBlock } from './asking/repeating.ts';
import type { OwnerReports } from './owner-reports.ts';
import { OWNER_REPORT_WORDS } from './words.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Of one block: by themselves its questions come every few hours. */
const REPEATS_A_DAY = 3;

type RepeatingDeps = Pick<Deps, 'store' | 'clock' | 'appSecret'> & { readonly ownerReports: OwnerReports };

/**
 * Has a silent register of one's own report asked at once; resolves to when it is. Throws a RequestProblem:
 * 404 for what is not theirs, 409 where there is nothing to ask, 429 where it was asked for too often.
 */
export function createRepeating({ ownerReports, store, clock, appSecret }: RepeatingDeps) {
	const { repeats } = ownerReports;
	const ofBlock = createSharedCount(store, clock, {
		appSecret,
		name: 'owner-report-repeats',
		most: REPEATS_A_DAY,
		windowSeconds: DAY_SECONDS,
	});
	const conflict = (sentence: string) => new RequestProblem(409, 'conflict', sentence);

	return async function repeat(block: OwnBlock): Promise<Date> {
		const standing = await repeats.standing(block);
		switch (standing.kind) {
			case 'gone':
				throw new RequestProblem(404, 'not-found', OWNER_REPORT_WORDS.notYours);
			case 'answered':
				throw conflict(OWNER_REPORT_WORDS.answeredAlready);
			case 'awaits-payment':
				throw conflict(OWNER_REPORT_WORDS.askedAfterPayment);
			case 'over':
				throw conflict(OWNER_REPORT_WORDS.notAskedAnyMore);
			case 'near':
				return standing.nextAt;
			case 'later':
				if (await ofBlock.count(`${block.uuid} ${block.register}`)) {
					throw new RequestProblem(429, 'too-many', OWNER_REPORT_WORDS.tooManyRepeats, DAY_SECONDS);
				}
				return repeats.bringForward(block);
		}
	};
}
