import { randomUUID } from 'node:crypto';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Clock } from '../deps.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Store } from '../store/store.ts';
import type { LookupLimits } from './limits.ts';
import { addHeld, countReleased, findBoughtOf, findHeld, findLastAnswer, type Lookup } from './store.ts';

const HOUR_SECONDS = 60 * 60;

/** What a person wants to know; `known` is the VIN that their page shows already. */
export type LookupQuestion = {
	readonly accountId: string;
	readonly plate: Plate;
	readonly known: Vin | null;
};

/** What a press comes to: a lookup of its own, one that is under way already, or one answered before. */
export type HeldLookup = { readonly kind: 'new' | 'under-way' | 'answered-before'; readonly lookup: Lookup };

export type LookupHold = {
	/**
	 * One transaction. Throws a RequestProblem: 402 where no request is left, 429 where too many came to
	 * nothing, 401 where the account is deleted, 503 while the store takes no money.
	 */
	hold(question: LookupQuestion): Promise<HeldLookup>;
};

/** Holds requests for lookups; `leaseOwner` is this process, unlike all others. */
export function createLookupHold(
	{ store, clock, ledger }: { readonly store: Store; readonly clock: Clock; readonly ledger: Ledger },
	leaseOwner: string,
	limits: LookupLimits,
): LookupHold {
	const within = (now: Date) => ({
		vinSince: new Date(now.getTime() - limits.vinServesMs),
		noneSince: new Date(now.getTime() - limits.noneServesMs),
	});

	return {
		async hold({ accountId, plate, known }) {
			// Before all other presses of the person have to wait: what is bought once stays bought.
			const bought = await findBoughtOf(store.db, accountId, plate);
			return store.transaction(async (tx) => {
				const person = await ledger.open(tx, accountId);
				if (person === null) throw new RequestProblem(401, 'sign-in', 'Аккаунт удалён. Войдите заново.');
				const underWay = await findHeld(tx, accountId, plate);
				if (underWay) return { kind: 'under-way', lookup: underWay };
				const now = clock.now();
				const earlier = await findLastAnswer(tx, accountId, plate, within(now));
				if (earlier) return { kind: 'answered-before', lookup: earlier };
				const canPay = person.requests - person.held >= 1;
				// A page that shows a VIN asks for a newer one, as long as there is anything to pay with.
				if (bought !== null && bought.vin !== known && (known === null || !canPay)) {
					return { kind: 'answered-before', lookup: bought };
				}
				if (!canPay) throw noRequests();
				const anHourAgo = new Date(now.getTime() - HOUR_SECONDS * 1000);
				if ((await countReleased(tx, accountId, anHourAgo)) >= limits.releasedPerHour) throw tooMany();
				if (!store.takesMoney()) throw unsafe();
				const until = new Date(now.getTime() + limits.leaseMs);
				const lookup = { id: randomUUID(), accountId, plate, knownVin: known, createdAt: now };
				return { kind: 'new', lookup: await addHeld(tx, lookup, { leaseOwner, until }) };
			});
		},
	};
}

function tooMany(): RequestProblem {
	return new RequestProblem(
		429,
		'too-many',
		'Слишком много запросов подряд не дали нового VIN. Попробуйте через час.',
		HOUR_SECONDS,
	);
}

function unsafe(): RequestProblem {
	return new RequestProblem(
		503,
		'unavailable',
		'Платный поиск сейчас недоступен: из-за неполадки запись о списании могла бы потеряться. ' +
			'Ничего не списано, попробуйте позже.',
		60,
	);
}

/** The specification's sentence, section 8, letter for letter. */
function noRequests(): RequestProblem {
	return new RequestProblem(402, 'no-requests', 'В данный момент у Вас нет оплаченых запросов');
}
