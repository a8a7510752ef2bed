import type { CachedReport, SharedReport } from '@avtosverka/contract/site';
import { HIDDEN, hide } from '@avtosverka/contract/vocabulary/hidden';
import { type Plate, parsePlate, shortenPlate } from '@avtosverka/contract/vocabulary/plate';
import { maskVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { decideCar } from '@avtosverka/decision/car/decide';
import type { OnRuleError } from '@avtosverka/decision/guard';
import { hideIdentifiers, LEFT_OUT, mapTexts, maskShapes, type Replacement } from './masking.ts';
import { personNamesIn, withoutPeople } from './without-people.ts';

/** Numbers that lead to the car, or to its owner, in a register that anybody may ask. */
const NUMBERS = new Set([
	...['frame', 'frame_id', 'vehicle_body_number', 'w_kuzov', 'chassis', 'body'],
	...['dcNumber', 'AccidentNumber', 'series', 'number'],
]);

type SnapshotInput = {
	readonly vin: Vin;
	readonly plate: Plate | null;
	readonly cached: CachedReport;
	readonly masked: boolean;
	readonly now: Date;
	readonly expiresAt: Date;
	readonly onRuleError: OnRuleError;
};

/**
 * A report as others may read it. It is decided upon before it is masked, since rules compare whole VINs. It
 * names no person in any case; when it is masked, it has nothing that a register could be asked by either.
 */
export function takeSnapshot(input: SnapshotInput): SharedReport {
	const { vin, plate, cached, masked, now, expiresAt, onRuleError } = input;
	const subject = { vin, plate, plateModel: cached.plateModel ?? null };
	const question = { subject, answers: cachedAnswersOf(cached), askedPrice: null, now };
	const whole = { stored: withoutPeople(cached), decided: decideCar(question, onRuleError) };
	const names = personNamesIn(cached).map((identifier) => ({ identifier, shown: LEFT_OUT }));
	const times = { at: now.toISOString(), expiresAt: expiresAt.toISOString() };
	if (!masked) return { vin, masked, ...mapTexts(whole, (text) => hideIdentifiers(text, names)), ...times };
	const searched = plate === null ? [] : [{ identifier: plate, shown: shortenPlate(plate) }];
	const own = [{ identifier: vin, shown: maskVin(vin) }, ...searched];
	const hidden = [...own, ...identifiersIn(cached), ...names];
	const { stored, decided } = mapTexts(whole, (text) => hideIdentifiers(text, hidden));
	return mask({ vin: maskVin(vin), masked, stored, decided, ...times });
}

/** What is done to a masked report last, and again to one that was masked by older rules. */
export function mask(report: SharedReport): SharedReport {
	return mapTexts({ ...report, stored: withoutNumbers(report.stored) }, maskShapes);
}

/** Plates and numbers as the sections carry them: their sentences may repeat them. */
function identifiersIn(cached: CachedReport): Replacement[] {
	const found = new Map<string, string>();
	visitFields(cached, (name, value) => {
		if (typeof value !== 'string' || !/\d/.test(value)) return;
		const plate = name === 'plate' ? parsePlate(value) : null;
		if (plate) found.set(value, plate.ok ? shortenPlate(plate.plate) : LEFT_OUT);
		else if (NUMBERS.has(name)) found.set(value, LEFT_OUT);
	});
	return [...found].map(([identifier, shown]) => ({ identifier, shown }));
}

function visitFields(data: unknown, visit: (name: string, value: unknown) => void): void {
	if (typeof data !== 'object' || data === null) return;
	for (const [name, value] of Object.entries(data)) {
		visit(name, value);
		visitFields(value, visit);
	}
}

/**
 * Short numbers, which no text is searched for, go with the long ones; so does what a pledge describes, in
 * its pledgor's words.
 */
function withoutNumbers(stored: CachedReport): CachedReport {
	const walk = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(walk);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hidden(name, inner)]));
	};
	const hidden = (name: string, inner: unknown): unknown => {
		if (NUMBERS.has(name)) return hide(inner);
		if (name === 'properties' && Array.isArray(inner))
			return inner.slice(0, 1).map(() => ({ value: HIDDEN }));
		return walk(inner);
	};
	return walk(stored) as CachedReport;
}
