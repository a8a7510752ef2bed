import { readDay } from '../../../reading/date.ts';
import { at, node } from '../../../reading/node.ts';
import { ifNotEmpty } from '../../../reading/records.ts';
import { text } from '../../../reading/text.ts';
import type { Restrict, Restriction } from '../../../registers/restrict.ts';
import { readingOfSection, readSectionList, type SectionReading } from './section.ts';

const Row = node({
	date: node({ added: text, start: text }),
	vehicle: node({ model: node({ name: text }) }),
	initiator: node({ name: text, region: node({ name: text }) }),
	restrict: node({ type: text, reason: text, contact: text }),
});

/** Bans in force from `restrictions.registration_actions`; the archive beside it holds lifted ones. */
export function readAvtocodRestrict(content: unknown): SectionReading<Restrict> {
	const section = at(content, 'restrictions', 'registration_actions');
	return readingOfSection(
		readSectionList(section, readRestriction, at(section, 'has_restrictions')),
		(records) => ({
			records,
		}),
	);
}

function readRestriction(row: unknown): Restriction | null {
	const { date, vehicle, initiator, restrict } = Row.parse(row);
	return ifNotEmpty({
		brandModel: vehicle.model.name,
		vin: null,
		addedAt: readDay(date.added) ?? readDay(date.start),
		region: initiator.region.name,
		// The wire tells both in words; the register's codes do not come along.
		authority: initiator.name,
		authorityCode: null,
		kind: restrict.type,
		kindCode: null,
		phone: readPhones(restrict.contact),
		ground: restrict.reason,
	});
}

/** `contact` is a bailiff's address, name or telephone in one text; only telephones are taken. */
function readPhones(contact: string | null): string | null {
	const runs = contact?.match(/(?<!\d)\+?\d(?:[\s()-]*\d){9,10}(?!\d)/g) ?? [];
	return runs.length > 0 ? runs.join(', ') : null;
}
