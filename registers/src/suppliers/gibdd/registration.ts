import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { z } from 'zod';
import { readDay } from '../../reading/date.ts';
import { anything, isRecord, node } from '../../reading/node.ts';
import { measure, year } from '../../reading/number.ts';
import { hasValues, ifNotEmpty, type Reading, readRows } from '../../reading/records.ts';
import type { OwnershipPeriod, Registration } from '../../registers/registration.ts';
import { OPERATIONS } from './codes/operations.ts';
import { VEHICLE_TYPES } from './codes/vehicle-types.ts';
import { readNumber, readVin } from './own-car.ts';
import { gibddText, wordsOf } from './text.ts';

/** The older answer, which names its fields otherwise and has a code for the type. */
const Older = node({
	model: gibddText,
	year,
	vin: gibddText,
	bodyNumber: gibddText,
	chassisNumber: gibddText,
	color: gibddText,
	engineVolume: measure,
	powerHp: measure,
	type: gibddText,
});

const Card = node({
	vehicle: Older,
	vehicle_brandmodel: gibddText,
	vehicle_releaseyear: year,
	vehicle_vin: gibddText,
	vehicle_body_number: gibddText,
	vehicle_chassisnumber: gibddText,
	chassisNumber: gibddText,
	vehicle_bodycolor: gibddText,
	vehicle_enclosedvolume: measure,
	vehicle_enginepower: measure,
	vehicle_type_name: gibddText,
	vehicle_eco_class: gibddText,
	reestr_status: gibddText,
	periods: anything,
	ownershipPeriods: anything,
});

const Period = node({
	ownerType: gibddText,
	simplePersonType: gibddText,
	startDate: gibddText,
	from: gibddText,
	endDate: gibddText,
	to: gibddText,
	lastOperation: gibddText,
});

/** The registration card with its periods, in both shapes: flat and the older `vehicle`. Never `none`. */
export function readGibddRegistration(
	result: Readonly<Record<string, unknown>>,
	vin: Vin,
): Reading<Registration> {
	const fields = Card.parse(result);
	const history = readRows(periodsOf(fields), readPeriod);
	const card = cardOf(fields, vin);
	const { vin: _vin, bodyNumber: _body, chassisNumber: _chassis, ...described } = card;
	if (history.rows.length === 0 && !hasValues(described)) {
		return { kind: 'unclear', why: 'neither a card nor a period can be read' };
	}
	// A card whose periods are missing must not look like a car without owners.
	const lost = history.listed === null ? 1 : 0;
	return {
		kind: 'facts',
		facts: { ...card, periods: history.rows },
		skipped: Math.max(lost, history.skipped),
	};
}

function cardOf(fields: z.infer<typeof Card>, vin: Vin): Omit<Registration, 'periods'> {
	const older = fields.vehicle;
	return {
		brandModel: fields.vehicle_brandmodel ?? older.model,
		year: fields.vehicle_releaseyear ?? older.year,
		vin: readVin(fields.vehicle_vin ?? older.vin, vin),
		bodyNumber: readNumber(fields.vehicle_body_number ?? older.bodyNumber, vin),
		chassisNumber: readNumber(
			fields.vehicle_chassisnumber ?? fields.chassisNumber ?? older.chassisNumber,
			vin,
		),
		color: fields.vehicle_bodycolor ?? older.color,
		engineVolume: fields.vehicle_enclosedvolume ?? older.engineVolume,
		enginePower: fields.vehicle_enginepower ?? older.powerHp,
		vehicleType: fields.vehicle_type_name ?? readType(older.type),
		ecoClass: fields.vehicle_eco_class,
		registryStatus: fields.reestr_status,
	};
}

/** An unknown code stands as it is. */
function readType(code: string | null): string | null {
	return wordsOf(VEHICLE_TYPES, code?.padStart(2, '0') ?? null) ?? code;
}

function periodsOf({ periods, ownershipPeriods }: z.infer<typeof Card>): unknown {
	if (periods !== undefined && periods !== null) return periods;
	return isRecord(ownershipPeriods) ? ownershipPeriods.ownershipPeriod : ownershipPeriods;
}

/** Null also for an end that cannot be read: without it the period would look as if it lasted. */
function readPeriod(row: unknown): OwnershipPeriod | null {
	const fields = Period.parse(row);
	const end = fields.endDate ?? fields.to;
	const to = readDay(end);
	if (end !== null && to === null) return null;
	const ownerCode = fields.ownerType ?? fields.simplePersonType;
	const operationCode = fields.lastOperation?.padStart(2, '0') ?? null;
	return ifNotEmpty({
		from: readDay(fields.startDate ?? fields.from),
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
