import { readDay } from '../../../reading/date.ts';
import { at, node } from '../../../reading/node.ts';
import { hasValues, ifNotEmpty } from '../../../reading/records.ts';
import { text } from '../../../reading/text.ts';
import type { OwnershipPeriod, Registration } from '../../../registers/registration.ts';
import { readSectionList, type SectionReading } from './section.ts';
import { isSilent, readCarModel, readIdentifiers } from './tech-data.ts';

const Row = node({
	date: node({ start: text, end: text }),
	owner: node({ type: text }),
	last_operation: node({ code: text, description: text }),
});

/** Kinds of owner on the wire; UNKNOWN and NONE stay unknown. PERSONLEGAL is a sole trader: a person. */
const OWNERS: Readonly<Record<string, 'person' | 'company'>> = {
	PERSON: 'person',
	PERSONLEGAL: 'person',
	LEGAL: 'company',
};

/**
 * The registration card: `tech_data` with the periods of `ownership.history`. It is `none` only when the
 * history says so and there is no card either.
 */
export function readAvtocodRegistration(content: unknown): SectionReading<Registration> {
	const history = readSectionList(at(content, 'ownership', 'history'), readPeriod);
	const { card, updated: cardUpdated } = readCarModel(content);
	const updated = history.updated ?? cardUpdated;
	const { bodyNumber, chassisNumber, ...described } = card;
	if (history.rows.length === 0 && !hasValues(described)) {
		const silent = isAbsent(at(content, 'tech_data')) || isSilent(at(content, 'tech_data'));
		if (history.word === 'none' && silent) return { kind: 'none', updated };
		return { kind: 'unclear', why: 'neither a period nor a card can be read, and no word of none' };
	}
	const facts = {
		brandModel: card.brandModel,
		year: card.year,
		vin: readIdentifiers(content).vin,
		bodyNumber,
		chassisNumber,
		color: card.color,
		engineVolume: card.engineVolume,
		enginePower: card.enginePower,
		vehicleType: card.vehicleType,
		ecoClass: card.ecoClass,
		registryStatus: null,
		periods: history.rows,
	};
	// A card whose history is missing or unreadable must not look like a car without owners.
	const lost = history.word === 'rows' || history.word === 'none' ? 0 : 1;
	return { kind: 'facts', facts, skipped: Math.max(lost, history.skipped), updated };
}

function readPeriod(row: unknown): OwnershipPeriod | null {
	const { date, owner, last_operation } = Row.parse(row);
	return ifNotEmpty({
		from: readDay(date.start),
		to: readDay(date.end),
		owner: OWNERS[owner.type ?? ''] ?? null,
		ownerCode: owner.type,
		operation: last_operation.description,
		operationCode: last_operation.code,
	});
}

function isAbsent(value: unknown): boolean {
	return value === undefined || value === null;
}
