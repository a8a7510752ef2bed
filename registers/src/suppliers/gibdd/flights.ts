import { orAborted } from '../../async/or-aborted.ts';
/** Work that several askers wait for together, one piece of it a key at a time. */
export type Flights<Value> = {
	isUnderWay(key: string): boolean;
	/**
	 * Joins the work under way for the key, or starts it. Null for an asker whose signal aborts first: that
	 * ends their waiting and no one else's. The work's own signal aborts once all have left. Rejects when the
	 * work does.
	 */
	join(
		key: string,
		signal: AbortSignal,
		work: (signal: AbortSignal) => Promise<Value>,
	): Promise<Value | null>;
};

type Flight<Value> = {
	readonly value: Promise<Value>;
	readonly leaving: AbortController;
	waiting: number;
};

export function createFlights<Value>(): Flights<Value> {
	const underWay = new Map<string, Flight<Value>>();

	function start(key: string, work: (signal: AbortSignal) => Promise<Value>): Flight<Value> {
		const leaving = new AbortController();
		const flight = { value: work(leaving.signal), leaving, waiting: 0 };
		underWay.set(key, flight);
		const end = () => forget(key, flight);
		flight.value.then(end, end);
		return flight;
	}

	function forget(key: string, flight: Flight<Value>): void {
		if (underWay.get(key) === flight) underWay.delete(key);
	}

	return {
		isUnderWay: (key) => underWay.has(key),
		async join(key, signal, work) {
			if (signal.aborted) return null;
			const flight = underWay.get(key) ?? start(key, work);
			flight.waiting += 1;
			try {
				return await orAborted(flight.value, signal, () => null);
			} finally {
				flight.waiting -= 1;
				if (flight.waiting === 0) {
					// Who comes now must not join what is being broken off.
					forget(key, flight);
					flight.leaving.abort();
				}
			}
		},
	};
}
