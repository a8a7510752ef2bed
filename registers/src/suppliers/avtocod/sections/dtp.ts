import { DAMAGE_CODE } from '@avtosverka/contract/vocabulary/damage';
import { readDateTime } from '../../../reading/date.ts';
import { anyList, at, node } from '../../../reading/node.ts';
import { whole, year } from '../../../reading/number.ts';
import { ifNotEmpty } from '../../../reading/records.ts';
import { text } from '../../../reading/text.ts';
import type { Accident, Dtp } from '../../../registers/dtp.ts';
import { readingOfSection, readSectionList, type SectionReading } from './section.ts';

const Row = node({
	number: text,
	accident: node({ date: text }),
	type: text,
	state: text,
	participants: node({ total: whole }),
	vehicle: node({ brand: node({ name: text }), model: node({ name: text }), year }),
	damage: node({ points: anyList, codes: anyList }),
	geo: node({ region: text, city: text, street: text, house: text }),
});

/** Accidents from `accidents.history`; insurance cases and statistics have no damage and are left. */
export function readAvtocodDtp(content: unknown): SectionReading<Dtp> {
	const accidents = at(content, 'accidents');
	const accidentList = readSectionList(
		at(accidents, 'history'),
		readAccident,
		at(accidents, 'has_accidents'),
	);
	return readingOfSection(accidentList, (rows) => ({ accidents: rows }));
}

function readAccident(row: unknown): Accident | null {
	const { number, accident, type, state, participants, vehicle, damage, geo } = Row.parse(row);
	return ifNotEmpty({
		number,
		at: readDateTime(accident.date),
		kind: type,
		region: geo.region,
		place: [geo.city, geo.street, geo.house].filter((part) => part !== null).join(', ') || null,
		// The wire names the police department, not the owner's legal form.
		ownerForm: null,
		damageState: state,
		vehicles: participants.total,
		brand: vehicle.brand.name,
		model: vehicle.model.name,
		year: vehicle.year,
		damageCodes: readCodes(damage.codes, damage.points),
	});
}

/** `codes` is the newer scheme, as it is; `points` are the older numbers without their leading zero. */
function readCodes(codes: readonly unknown[], points: readonly unknown[]): readonly string[] {
	const valid = codes.map((code) => text.parse(code)).filter(isCode);
	if (valid.length > 0) return valid;
	return points.map((point) => text.parse(point)?.padStart(2, '0') ?? null).filter(isCode);
}

function isCode(code: string | null): code is string {
	return code !== null && DAMAGE_CODE.test(code);
}
