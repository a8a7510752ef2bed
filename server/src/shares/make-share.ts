import type { Share } from '@avtosverka/contract/shares';
import type { SiteCalls } from '@avtosverka/contract/site';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { type ShareTerm, sharePath } from '@avtosverka/contract/vocabulary/share';
import { shortenVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { carNameOf } from '@avtosverka/decision/car/car-name';
import { hasNoAnswers } from '../check/guarded-report.ts';
import type { Deps } from '../deps.ts';
import { drawToken, tokenHashOf } from '../http/guards/access-token.ts';
import { placeOf } from '../http/replies/errors.ts';
import { maskShapes } from './masking.ts';
import { takeSnapshot } from './snapshot.ts';
import { insertShare } from './store.ts';

const DAY_MS = 86_400_000;

/** Which report is shared by whom, for how long, and whether the car can be recognised by it. */
export type ShareInput = {
	readonly accountId: string;
	readonly vin: Vin;
	readonly plate: Plate | null;
	readonly days: ShareTerm;
	readonly masked: boolean;
	readonly cachedReport: SiteCalls['cachedReport'];
};

/** A new link, or why there is none: nothing is known of the car, or a bound of the account is reached. */
export type ShareResult = (Share & { readonly url: string }) | 'nothing' | 'live' | 'a-day' | 'no-account';

/** Makes links of cached answers; no register is asked. */
export function createShareMaking(deps: Pick<Deps, 'store' | 'clock' | 'log' | 'config'>) {
	const { store, clock, config, log } = deps;
	const onRuleError = (rule: string, error: unknown) =>
		log.error({ rule, error: placeOf(error) }, 'a part of the decision threw');

	return async ({ accountId, vin, plate, days, masked, cachedReport }: ShareInput): Promise<ShareResult> => {
		const cached = await cachedReport(vin, plate);
		if (hasNoAnswers(cached)) return 'nothing';
		const now = clock.now();
		const expiresAt = new Date(now.getTime() + days * DAY_MS);
		const report = takeSnapshot({ vin, plate, cached, masked, now, expiresAt, onRuleError });
		const name = carNameOf({ answers: cachedAnswersOf(cached) }) ?? 'Автомобиль';
		const label = `${maskShapes(name)}, VIN ${shortenVin(vin)}`;
		const token = drawToken();
		const made = await insertShare(store, {
			...{ accountId, tokenHash: tokenHashOf(token), label, report },
			...{ createdAt: now, expiresAt },
		});
		if (typeof made === 'string') return made;
		const url = new URL(sharePath(token), config.siteUrl).href;
		const times = { created_at: now.toISOString(), expires_at: expiresAt.toISOString() };
		return { id: made.id, label, ...times, url };
	};
}
