import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { DEFAULT_SHARE_TERM } from '@avtosverka/contract/vocabulary/share';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { siteCalls } from '../check/cached-report.ts';
import type { Deps } from '../deps.ts';
import { createShareMaking } from './make-share.ts';
import { SHARE_WORDS } from './words.ts';

/** Makes a masked link of the usual term for the bot, and says it in a sentence without markup. */
export function createBotShare(deps: Pick<Deps, 'store' | 'clock' | 'log' | 'config'>) {
	const make = createShareMaking(deps);
	const { cachedReport } = siteCalls(deps);
	return async (accountId: string, vin: Vin): Promise<string> => {
		const made = await make({
			...{ accountId, vin, plate: null, days: DEFAULT_SHARE_TERM, masked: true },
			cachedReport,
		});
		if (typeof made === 'string') return SHARE_WORDS[made];
		const until = formatMoment(made.expires_at);
		return `${made.url}\n\nОтчёт, каким он сейчас: без VIN, госномера и имён. Действует до ${until}, отозвать можно на сайте: личный кабинет, «Отчёты».`;
	};
}
