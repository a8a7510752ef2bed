import type { Osago, Policy } from '../../facts/osago.ts';
import { readAvtocodDay } from './dates.ts';
import { at, flag, node, text, vin } from './fields.ts';
import { ifTelling, type Reading, readingOf, readList } from './section.ts';

const Row = node({
	insurer: node({ name: text }),
	date: node({ start: text, end: text }),
	policy: node({ series: text, number: text, is_active: flag, status: text }),
	contract: node({ is_active: flag }),
	vehicle: node({ model: node({ name: text }), identifiers: node({ reg_num: text, vin }) }),
});

/** Policies from `insurance.osago`; the insured persons named there are not read. */
export function readAvtocodOsago(content: unknown): Reading<Osago> {
	return readingOf(readList(at(content, 'insurance', 'osago'), readPolicy), (policies) => ({ policies }));
}

function readPolicy(row: unknown): Policy | null {
	const { insurer, date, policy, contract, vehicle } = Row.parse(row);
	return ifTelling({
		series: policy.series,
		number: policy.number,
		model: vehicle.model.name,
		vin: vehicle.identifiers.vin,
		plate: vehicle.identifiers.reg_num,
		status: policy.status,
		insurer: insurer.name,
		active: policy.is_active ?? contract.is_active,
		from: readAvtocodDay(date.start),
		to: readAvtocodDay(date.end),
	});
}
