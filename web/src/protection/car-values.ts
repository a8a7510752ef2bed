import { isFresh, type MadeValue, type Stock } from './stock.ts';

/** The values of a page's cars: one opens all sections of its car, each once. */
export type CarValues<Failure> = {
	/** The value that the other sections of the car share, or a new one where this section has used it up. */
	take(vin: string, section: string): Promise<MadeValue<Failure>>;
	/** Forgets the value of a car, unless there is a newer one already. */
	drop(vin: string, token: string): void;
};

type CarValue<Failure> = {
	readonly made: Promise<MadeValue<Failure>>;
	readonly sections: Set<string>;
	/** Null while it is being made. */
	settled: MadeValue<Failure> | null;
};

/** Shares the values of a stock between the sections of each car. */
export function createCarValues<Failure>(
	stock: Pick<Stock<Failure>, 'take'>,
	now: () => number,
): CarValues<Failure> {
	const cars = new Map<string, CarValue<Failure>>();

	function isUsable({ settled, sections }: CarValue<Failure>, section: string): boolean {
		if (sections.has(section)) return false;
		return settled === null || (settled.ok && isFresh(settled.value, now()));
	}

	function begin(vin: string): CarValue<Failure> {
		const car: CarValue<Failure> = { made: stock.take(), sections: new Set(), settled: null };
		cars.set(vin, car);
		const settle = (settled: MadeValue<Failure>) => {
			car.settled = settled;
		};
		// A rejected one is of no use to later sections; those that wait for it are given its reason.
		car.made.then(settle, () => cars.get(vin) === car && cars.delete(vin));
		return car;
	}

	return {
		take(vin, section) {
			const current = cars.get(vin);
			const car = current && isUsable(current, section) ? current : begin(vin);
			car.sections.add(section);
			return car.made;
		},
		drop(vin, token) {
			const settled = cars.get(vin)?.settled;
			if (settled?.ok && settled.value.token === token) cars.delete(vin);
		},
	};
}
