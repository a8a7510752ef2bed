import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { z } from 'zod';
import type { OwnershipPeriod, Registration } from '../../facts/registration.ts';
import { OPERATIONS } from './codes/operations.ts';
import { VEHICLE_TYPES } from './codes/vehicle-types.ts';
import { readGibddDay } from './dates.ts';
import { anything, isRecord, measure, node, text, wordsOf, year } from './fields.ts';
import { readNumber, readVin } from './own-car.ts';
import { ifTelling, type Reading, readList, tells } from './section.ts';

/** The older answer, which names its fields otherwise and has a code for the type. */
const Older = node({
	model: text,
	year,
	vin: text,
	bodyNumber: text,
	chassisNumber: text,
	color: text,
	engineVolume: measure,
	powerHp: measure,
	type: text,
});

const Card = node({
	vehicle: Older,
	vehicle_brandmodel: text,
	vehicle_releaseyear: year,
	vehicle_vin: text,
	vehicle_body_number: text,
	vehicle_chassisnumber: text,
	chassisNumber: text,
	vehicle_bodycolor: text,
	vehicle_enclosedvolume: measure,
	vehicle_enginepower: measure,
	vehicle_type_name: text,
	vehicle_eco_class: text,
	reestr_status: text,
	periods: anything,
	ownershipPeriods: anything,
});

const Period = node({
	ownerType: text,
	simplePersonType: text,
	startDate: text,
	from: text,
	endDate: text,
	to: text,
	lastOperation: text,
});

/** The registration card with its periods, of both answers: the flat one and the older `vehicle`. Never `none`. */
export function readGibddRegistration(
	result: Readonly<Record<string, unknown>>,
	vin: Vin,
): Reading<Registration> {
	const told = Card.parse(result);
	const history = readList(periodsOf(told), readPeriod);
	const card = cardOf(told, vin);
	const { vin: _vin, bodyNumber: _body, chassisNumber: _chassis, ...described } = card;
	if (history.rows.length === 0 && !tells(described)) {
		return { said: 'nothing', why: 'neither a card nor a period can be read' };
	}
	// A card whose periods are missing must not look like a car without owners.
	const lost = history.told === null ? 1 : 0;
	return {
		said: 'facts',
		facts: { ...card, periods: history.rows },
		skipped: Math.max(lost, history.skipped),
	};
}

function cardOf(told: z.infer<typeof Card>, vin: Vin): Omit<Registration, 'periods'> {
	const older = told.vehicle;
	return {
		brandModel: told.vehicle_brandmodel ?? older.model,
		year: told.vehicle_releaseyear ?? older.year,
		vin: readVin(told.vehicle_vin ?? older.vin, vin),
		bodyNumber: readNumber(told.vehicle_body_number ?? older.bodyNumber, vin),
		chassisNumber: readNumber(told.vehicle_chassisnumber ?? told.chassisNumber ?? older.chassisNumber, vin),
		color: told.vehicle_bodycolor ?? older.color,
		engineVolume: told.vehicle_enclosedvolume ?? older.engineVolume,
		enginePower: told.vehicle_enginepower ?? older.powerHp,
		vehicleType: told.vehicle_type_name ?? readType(older.type),
		ecoClass: told.vehicle_eco_class,
		registryStatus: told.reestr_status,
	};
}

/** A code that no table knows stands as told. */
function readType(code: string | null): string | null {
	return wordsOf(VEHICLE_TYPES, code?.padStart(2, '0') ?? null) ?? code;
}

function periodsOf({ periods, ownershipPeriods }: z.infer<typeof Card>): unknown {
	if (periods !== undefined && periods !== null) return periods;
	return isRecord(ownershipPeriods) ? ownershipPeriods.ownershipPeriod : ownershipPeriods;
}

/** Null also for an end that cannot be read: without it the period would look as if it lasted. */
function readPeriod(row: unknown): OwnershipPeriod | null {
	const told = Period.parse(row);
	const end = told.endDate ?? told.to;
	const to = readGibddDay(end);
	if (end !== null && to === null) return null;
	const ownerCode = told.ownerType ?? told.simplePersonType;
	const operationCode = told.lastOperation?.padStart(2, '0') ?? null;
	return ifTelling({
		from: readGibddDay(told.startDate ?? told.from),
		to,
		owner: readOwner(ownerCode),
		ownerCode,
		operation: wordsOf(OPERATIONS, operationCode),
		operationCode,
	});
}

function readOwner(code: string | null): 'person' | 'company' | null {
	// Clients disagree about the capitals.
	const kind = code?.toLowerCase();
	if (kind === 'natural') return 'person';
	return kind === 'legal' ? 'company' : null;
}
