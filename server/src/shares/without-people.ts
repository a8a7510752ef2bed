import type { PledgeData } from '@avtosverka/contract/check/zalog';
import type { CachedReport } from '@avtosverka/contract/site';
import { HIDDEN, hide } from '@avtosverka/contract/vocabulary/hidden';
import { companyName } from '@avtosverka/decision/car/company-name';

type Party = { name: string };

const isCompany = ({ name }: Readonly<Party>) => companyName(name) !== null;
/** People are not counted: one marker stands for all. */
const hidden = (parties: readonly Party[]): Party[] => (parties.length > 0 ? [{ name: HIDDEN }] : []);

/** Names in pledges that may be a person's. */
export function personNamesIn({ sections }: CachedReport): string[] {
	const pledges = sections.zalog?.data?.list ?? [];
	return pledges
		.flatMap(({ pledgors, pledgees }) => [...pledgors, ...pledgees])
		.filter((party) => !isCompany(party))
		.map(({ name }) => name);
}

/** The number of a notice leads to the names in it. */
function withoutParties(pledge: PledgeData): PledgeData {
	const companies = pledge.pledgees.filter(isCompany);
	const people = pledge.pledgees.filter((party) => !isCompany(party));
	return {
		...pledge,
		number: hide(pledge.number),
		pledgors: hidden(pledge.pledgors),
		pledgees: [...companies, ...hidden(people)],
	};
}

/**
 * A report without pledgors, without what may name a person, without its photo, which may show a plate or
 * somebody's yard, and without a supplier's picture to be read.
 */
export function withoutPeople({ base, sections, failed }: CachedReport): CachedReport {
	const { zalog, restrict } = sections;
	const shared = {
		...sections,
		...(zalog?.data && {
			zalog: {
				...zalog,
				data: {
					...zalog.data,
					list: zalog.data.list.map(withoutParties),
					history: zalog.data.history.map((event) => ({ ...event, number: hide(event.number) })),
				},
			},
		}),
		...(restrict?.data && {
			restrict: {
				...restrict,
				// The document that a ban rests on names a debtor's case, and often a bailiff.
				data: {
					records: restrict.data.records.map((record) => ({ ...record, osnOgr: hide(record.osnOgr) })),
				},
			},
		}),
	};
	return {
		base: base?.data ? { ...base, data: { ...base.data, image: null } } : base,
		sections: Object.fromEntries(
			Object.entries(shared).map(([section, reply]) => [
				section,
				{ ...reply, meta: { ...reply.meta, challenge: null } },
			]),
		),
		...(failed && { failed }),
	};
}
