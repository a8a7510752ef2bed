import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { carNameOf } from '@avtosverka/decision/car/car-name';
import { createAnswerCache } from '../answers/answer-cache.ts';
import { cachedBase } from '../check/base-card.ts';
import type { Deps } from '../deps.ts';

/** How a car is called; null while nothing is stored of it that names it. */
export type FindCarName = (vin: Vin) => Promise<string | null>;

/** A register's text may be as long as it likes; a button takes 128 signs in MAX. */
const LONGEST_NAME = 48;

/** Names of cars by what is stored, also past its time: a model does not change. No register is asked. */
export function createCarNames(deps: Pick<Deps, 'store' | 'clock' | 'log'>): FindCarName {
	const cached = createAnswerCache(deps);
	return async (vin) => {
		const subject = { kind: 'vin', vin } as const;
		const found = await cached.find(subject, ['base', 'registration']);
		const base = cachedBase(found, subject, () => false);
		return carNameOf({ answers: cachedAnswersOf({ base, sections: {} }) });
	};
}

/** «LADA 2114, 2009 · …6239», or the VIN of a car without a name: what a button says. */
export function carLabel(name: string | null, vin: string): string {
	if (name === null) return vin;
	return `${shortName(name)} · …${vin.slice(-4)}`;
}

/** A name without what a message has no room for. */
export function shortName(name: string): string {
	const line = name.replace(/\s+/g, ' ');
	return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1).trimEnd()}…` : line;
}
