import type { CardIndexVin } from '@avtosverka/contract/payments';
import type { Chance } from '@avtosverka/sandbox/subjects/chance';
import { callSite } from './call-site.ts';
import type { Person } from './people.ts';
import type { RunMemory } from './seen.ts';

const PATIENCE_MS = 15_000;
/** Some hang up long before an answer can come. */
const HANGS_UP = 0.2;
const HANGS_UP_WITHIN_MS = 150;

/** Presses the button of a paid lookup once; what is heard goes into `seen`. */
export async function pressLookup(
	siteUrl: string,
	{ accountId, token, plates }: Person,
	seen: RunMemory,
	chance: Chance,
): Promise<void> {
	const plate = chance.pick(plates);
	const patienceMs = chance.happens(HANGS_UP) ? chance.between(1, HANGS_UP_WITHIN_MS) : PATIENCE_MS;
	seen.counts.presses += 1;
	const url = `${siteUrl}/v1/getPaidRequest/${encodeURIComponent(plate)}/${token}`;
	const reply = await callSite(url, {}, patienceMs, seen.calls);
	if (reply === null) {
		seen.counts.pressesCut += 1;
	} else if (reply.status === 402) {
		seen.counts.withoutRequests += 1;
	} else if (reply.status !== 200) {
		seen.odd.push(`a lookup was answered ${reply.status}`);
	} else {
		const { data } = JSON.parse(reply.body) as { data: CardIndexVin | null };
		if (data) seen.answered.push({ accountId, plate, vin: data.vin, charged: data.charged, at: Date.now() });
	}
}
