import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { getDecisionRoute } from './routes/decision.ts';
import {
	CAR_SOURCES,
	COLOURS_OF_DECISIONS,
	DECISION_VERDICTS,
	MARK_KINDS,
	OWNER_KINDS,
	SEVERITIES,
} from './vocabulary/decision.ts';
import { PriceInput, VinInput } from './vocabulary/schemas.ts';

const source = z.enum(CAR_SOURCES);
const day = z.string();

/** A finding of one rule, as shown. */
export const Reason = z.object({
	rule: z.string(),
	severity: z.enum(SEVERITIES),
	/** Where its record stands: the section of the report, or the basic card. */
	section: source,
	/** The record in the section's data, a path such as `records.0`. */
	record: z.string(),
	sentence: z.string(),
	/** The moment of the section's facts, UTC; null where the register tells none. */
	asOf: z.string().nullable(),
});
export type Reason = z.infer<typeof Reason>;

/** What a report cannot say, and why; `section` is null for what no register of it knows. */
export const Omission = z.object({ what: z.string(), why: z.string(), section: source.nullable() });
export type Omission = z.infer<typeof Omission>;

/** What to ask the seller, or to look at on the car, and the rules whose findings ask for it. */
export const Task = z.object({ text: z.string(), rules: z.array(z.string()) });
export type Task = z.infer<typeof Task>;

/** One fact about the car, as the sections that carry it tell it. */
export const IdentityFact = z.object({
	field: z.string(),
	/** What all agree on; null where they differ. */
	value: z.string().nullable(),
	values: z.array(z.object({ section: source, value: z.string() })),
});
export type IdentityFact = z.infer<typeof IdentityFact>;

/** Owners, readings, marks and policies on one axis of time. */
export const Timeline = z.object({
	/** The first day of anything; null while nothing with a day is known. */
	from: day.nullable(),
	to: day,
	/** The first owner first, none before the one before has ended; `to` is null while it lasts. */
	owners: z.array(z.object({ kind: z.enum(OWNER_KINDS), from: day, to: day.nullable() })),
	/** Readings of the odometer, km, oldest first. */
	mileage: z.array(z.object({ date: day, km: z.number() })),
	/** Why there are no readings, in a few words; null where there are. */
	noReadings: z.string().nullable(),
	/** What similar cars have run by today, km. */
	averageRun: z.number().nullable(),
	/**
	 * After a roll-back, an estimate of what the car has run by `to`, in whole thousands of km; `before` is the
	 * highest reading before the first one. `most` is null where the readings show no speed. Null for a car
	 * without a roll-back.
	 */
	runEstimate: z
		.object({
			before: z.object({ date: day, km: z.number() }),
			least: z.number(),
			most: z.number().nullable(),
		})
		.nullable(),
	/** What happened on a day, oldest first; `severity` is that of the finding made of it, if any is. */
	marks: z.array(
		z.object({
			kind: z.enum(MARK_KINDS),
			date: day,
			section: source,
			text: z.string(),
			severity: z.enum(SEVERITIES).nullable(),
		}),
	),
	/** Policies that have begun, oldest first; they may end in the future. */
	policies: z.array(z.object({ from: day, to: day })),
});
export type Timeline = z.infer<typeof Timeline>;

/** What the answers about a car mean for a buyer. */
export const Decision = z.object({
	verdict: z.enum(DECISION_VERDICTS),
	colour: z.enum(COLOURS_OF_DECISIONS),
	/** The registers without whose answers the verdict cannot be better, or its colour green, and why. */
	unsettled: z.array(Omission),
	/** Gravest first. */
	reasons: z.array(Reason),
	notChecked: z.array(Omission),
	questions: z.array(Task),
	inspection: z.array(Task),
	identity: z.array(IdentityFact),
	timeline: Timeline,
});
export type Decision = z.infer<typeof Decision>;

export const getDecision = endpoint(getDecisionRoute, {
	summary: 'Решение по машине из уже полученных ответов; реестры не спрашиваются',
	params: z.object({ vin: VinInput }),
	query: z.object({ price: PriceInput.optional() }),
	reply: z.object({ success: z.literal(true), message: z.string(), data: Decision }),
});
