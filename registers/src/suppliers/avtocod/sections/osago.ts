import { readDay } from '../../../reading/date.ts';
import { at, flag, node } from '../../../reading/node.ts';
import { ifNotEmpty } from '../../../reading/records.ts';
import { text, vin } from '../../../reading/text.ts';
import type { Osago, Policy } from '../../../registers/osago.ts';
import { readingOfSection, readSectionList, type SectionReading } from './section.ts';

const Row = node({
	insurer: node({ name: text }),
	date: node({ start: text, end: text }),
	policy: node({ series: text, number: text, is_active: flag, status: text }),
	contract: node({ is_active: flag }),
	vehicle: node({ model: node({ name: text }), identifiers: node({ reg_num: text, vin }) }),
});

/** Policies from `insurance.osago`; the insured persons named there are not read. */
export function readAvtocodOsago(content: unknown): SectionReading<Osago> {
	return readingOfSection(readSectionList(at(content, 'insurance', 'osago'), readPolicy), (policies) => ({
		policies,
	}));
}

function readPolicy(row: unknown): Policy | null {
	const { insurer, date, policy, contract, vehicle } = Row.parse(row);
	return ifNotEmpty({
		series: policy.series,
		number: policy.number,
		model: vehicle.model.name,
		vin: vehicle.identifiers.vin,
		plate: vehicle.identifiers.reg_num,
		status: policy.status,
		insurer: insurer.name,
		active: policy.is_active ?? contract.is_active,
		from: readDay(date.start),
		to: readDay(date.end),
	});
}
