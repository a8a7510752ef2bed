import type { SiteCalls } from '@avtosverka/contract/site';
import type { ListedSource } from '@avtosverka/contract/sources';
import { CAR_REGISTERS, type CarRegister } from '@avtosverka/contract/vocabulary/register';
import { retentionMs } from '@avtosverka/registers/catalogue';
import type { Registers } from '@avtosverka/registers/registers';
import { REGISTER_ENTRIES } from '@avtosverka/registers/registers/car';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { findLastReplies, type LastReply } from '../store/last-replies.ts';

type LastReplies = ReadonlyMap<CarRegister, LastReply>;

/** Minutes are exact enough, and a page that many open must not query the store each time. */
const REMEMBERED_MS = 60_000;

/** What the page about sources is drawn from: the catalogue, who is switched on, and who answered last. */
export function sourcesCall({
	store,
	registers,
	clock,
	log,
}: Pick<Deps, 'store' | 'clock' | 'log'> & { readonly registers: Registers }): Pick<SiteCalls, 'sources'> {
	let remembered: { readonly until: number; readonly replies: Promise<LastReplies | null> } | null = null;

	/** Null while the store cannot say; that is remembered too, so that a weak store is left in peace. */
	function lastReplies(): Promise<LastReplies | null> {
		const now = clock.now().getTime();
		if (remembered && now < remembered.until) return remembered.replies;
		const replies = findLastReplies(store).catch((error: unknown) => {
			log.warn({ error: describeError(error) }, 'last answers are not known');
			return null;
		});
		remembered = { until: now + REMEMBERED_MS, replies };
		return replies;
	}

	return {
		async sources() {
			const last = await lastReplies();
			const sources = CAR_REGISTERS.map((register) => describe(register, registers, last));
			return { sources, lastKnown: last !== null };
		},
	};
}

function describe(
	register: CarRegister,
	registers: Registers,
	lastReplies: LastReplies | null,
): ListedSource {
	const { name, owner, tells, silentAbout, askedBy } = REGISTER_ENTRIES[register];
	const { suppliers, otherwise } = registers.whoAnswers(register);
	const last = lastReplies?.get(register);
	return {
		register,
		name,
		owner,
		tells,
		silentAbout,
		askedBy,
		suppliers: suppliers.map((id) => ({
			id,
			retentionMs: { found: retentionMs(register, id, 'found'), clear: retentionMs(register, id, 'clear') },
		})),
		silence: suppliers.length === 0 ? otherwise : null,
		last: last ? { supplier: last.supplier, at: last.at.toISOString() } : null,
	};
}
