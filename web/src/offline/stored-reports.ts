import type { CachedReport } from '@avtosverka/contract/site';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { clear, createStore, delMany, get, set, type UseStore, update } from 'idb-keyval';
import { forgetAskedPrices, storeAskedPrice } from '../asked-prices/asked-prices.ts';
import { logTrouble } from '../log.ts';
import { markReports, REPORTS_DATABASE, tellStoredList } from './reports-on-device.ts';
import { gone, overAt, type StoredEntry, type StoredList, stillStored, withEntry } from './stored-list.ts';

/** A copy of a report's answers on this device. */
export type StoredCopy = { readonly entry: StoredEntry; readonly report: CachedReport };

const LIST = 'list';
let opened: UseStore | null = null;
let askedToPersist = false;

function store(): UseStore {
	opened ??= createStore(REPORTS_DATABASE, 'kept');
	return opened;
}

/**
 * Keeps a copy of a report, lets go of those that are too old or too many, and asks the browser not to clear
 * them when it wants room. Never rejects.
 */
export async function storeReport(copy: StoredCopy): Promise<void> {
	await quietly(async () => {
		await set(copy.entry.vin, copy, store());
		await changeByPerson((list, now) => withEntry(list, copy.entry, now));
		if (askedToPersist) return;
		askedToPersist = true;
		void navigator.storage?.persist?.().catch(() => false);
	}, undefined);
}

/** The copy of a car's report; null where there is none, or none that still serves. Never rejects. */
export async function storedCopy(vin: Vin): Promise<StoredCopy | null> {
	const listed = (await storedList()).some((entry) => entry.vin === vin);
	if (!listed) return null;
	return quietly(async () => {
		const copy = await get<StoredCopy>(vin, store());
		// The browser has lost it: a list that names it would lead nowhere.
		if (!copy) await changeList((list) => list.filter((entry) => entry.vin !== vin));
		return copy ?? null;
	}, null);
}

/** All copies that still serve, newest first. Never rejects. */
export async function storedList(): Promise<StoredList> {
	return quietly(async () => stillStored((await get<StoredList>(LIST, store())) ?? [], Date.now()), []);
}

/** Forgets the copy of one car, and what its seller asks. Never rejects. */
export async function forgetReport(vin: Vin): Promise<void> {
	storeAskedPrice(vin, null);
	await quietly(() => changeByPerson((list) => list.filter((entry) => entry.vin !== vin)), undefined);
}

/** Forgets every copy and every asked price: at a person's wish, or when they leave. Never rejects. */
export async function forgetAllReports(): Promise<void> {
	forgetAskedPrices();
	await quietly(async () => {
		await clear(store());
		markReports(0);
		tellStoredList();
	}, undefined);
}

type ListChange = (list: StoredList, now: number) => StoredList;

/** What the browser alone has lost stays marked, so that its loss is reported. */
async function changeByPerson(change: ListChange): Promise<void> {
	markReports(overAt(await changeList(change)));
}

async function changeList(change: ListChange): Promise<StoredList> {
	let changed: StoredList = [];
	let dropped: Vin[] = [];
	await update<StoredList>(
		LIST,
		(list = []) => {
			changed = change(list, Date.now());
			dropped = gone(list, changed);
			return changed;
		},
		store(),
	);
	await delMany(dropped, store());
	tellStoredList();
	return changed;
}

/** Private windows and full disks refuse: then nothing is kept, and everything else works. */
async function quietly<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
	try {
		return await work();
	} catch {
		logTrouble('this browser keeps no copies of reports');
		return otherwise;
	}
}
