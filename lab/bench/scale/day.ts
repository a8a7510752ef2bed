/** What a day is drawn from; everything that was not measured stands here, as an assumption. */
export type Demand = {
	/** Reports opened in a day. */
	readonly reports: number;
	/** Cars that people look for; the more often a car is looked at, the more often it is kept. */
	readonly cars: number;
	/** How unevenly: the exponent of Zipf's law. */
	readonly skew: number;
	/** How long an answer is kept, hours. */
	readonly retentionHours: number;
};

/** A simulated day after a day of warming. */
export type Day = {
	readonly reports: number;
	/** The part of reports whose answers were kept. */
	readonly cachedShare: number;
	/** Reports, and fresh ones, in the busiest minute. */
	readonly busiest: { readonly reports: number; readonly fresh: number };
};

const MINUTES = 24 * 60;
/** Weights of the hours of a day in Moscow, from midnight: assumed after shops' usual traffic. */
const HOURS = [2, 1, 1, 1, 1, 2, 3, 5, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9, 10, 11, 11, 9, 6, 4];

/** Draws two days of visitors and counts the second. `random` gives numbers of 0…1. */
export function simulateDay({ reports, cars, skew, retentionHours }: Demand, random: () => number): Day {
	const weight = HOURS.reduce((sum, hour) => sum + hour, 0);
	const askedAt = new Map<number, number>();
	let [counted, cached] = [0, 0];
	let busiest: Day['busiest'] = { reports: 0, fresh: 0 };
	for (let minute = 0; minute < 2 * MINUTES; minute += 1) {
		const hour = HOURS[Math.floor((minute % MINUTES) / 60)] ?? 0;
		const here = poisson((reports * hour) / weight / 60, random);
		let fresh = 0;
		for (let visitor = 0; visitor < here; visitor += 1) {
			const car = drawCar(cars, skew, random);
			const asked = askedAt.get(car);
			if (asked !== undefined && minute - asked < retentionHours * 60) continue;
			askedAt.set(car, minute);
			fresh += 1;
		}
		if (minute < MINUTES) continue;
		counted += here;
		cached += here - fresh;
		if (here > busiest.reports) busiest = { reports: here, fresh };
	}
	return { reports: counted, cachedShare: counted === 0 ? 0 : cached / counted, busiest };
}

/** A rank of 0…cars − 1 by Zipf's law, from the continuous law's inverse. */
function drawCar(cars: number, skew: number, random: () => number): number {
	const point = random();
	if (skew === 1) return Math.floor(cars ** point) - 1;
	const power = 1 - skew;
	return Math.floor((point * (cars ** power - 1) + 1) ** (1 / power)) - 1;
}

const NORMAL_FROM = 100;

/** A number of events by Poisson's law; by its normal neighbour where the mean is large. */
function poisson(mean: number, random: () => number): number {
	if (mean > NORMAL_FROM) {
		const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
		return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
	}
	const limit = Math.exp(-mean);
	let [count, product] = [0, random()];
	while (product > limit) {
		count += 1;
		product *= random();
	}
	return count;
}
