import type { Vin } from '@avtosverka/contract/vocabulary/vin';

/** What sellers ask, roubles, the last typed first. */
type Prices = readonly (readonly [vin: Vin, price: number])[];

const KEY = 'asked_prices';
/** Another number, when what is written changes its form: the old is then as if it were not there. */
const VERSION = 1;
const MOST_PRICES = 30;

/** Stands in where storage is refused: then a price is known until the page goes away. */
let memory: Prices | null = null;
const listeners = new Set<() => void>();

/** What the seller of a car asks, as the buyer has typed it in on this device; null while they have not. */
export function storedPriceOf(vin: Vin): number | null {
	return read().find(([of]) => of === vin)?.[1] ?? null;
}

/** Stores the price of a car on this device; null forgets it. */
export function storeAskedPrice(vin: Vin, price: number | null): void {
	if (storedPriceOf(vin) === price) return;
	const others = read().filter(([of]) => of !== vin);
	write(price === null ? others : [[vin, price] as const, ...others].slice(0, MOST_PRICES));
}

/** Forgets every price. */
export function forgetAskedPrices(): void {
	write([]);
}

/** Calls the listener on every change, in this tab or in another; the result ends that. */
export function watchAskedPrices(listener: () => void): () => void {
	if (listeners.size === 0) window.addEventListener('storage', onStorage);
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) window.removeEventListener('storage', onStorage);
	};
}

function read(): Prices {
	if (memory !== null) return memory;
	try {
		return readPrices(localStorage.getItem(KEY));
	} catch {
		return [];
	}
}

/** Reads what was written here; anything else is no price. */
function readPrices(text: string | null): Prices {
	try {
		const { version, prices } = JSON.parse(text ?? '') as { version: unknown; prices: unknown };
		if (version === VERSION && Array.isArray(prices)) return prices.filter(isPrice);
	} catch {
		// Nothing, or not ours.
	}
	return [];
}

function isPrice(entry: unknown): entry is Prices[number] {
	return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isSafeInteger(entry[1]);
}

function write(prices: Prices): void {
	try {
		if (prices.length === 0) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, JSON.stringify({ version: VERSION, prices }));
		memory = null;
	} catch {
		memory = prices;
	}
	notify();
}

/** No key: everything was cleared. */
function onStorage({ key }: StorageEvent): void {
	if (key !== null && key !== KEY) return;
	memory = null;
	notify();
}

function notify(): void {
	for (const listener of [...listeners]) listener();
}
