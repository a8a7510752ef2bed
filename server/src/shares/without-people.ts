import type { PledgeData } from '@avtosverka/contract/check/zalog';
import type { CachedReport } from '@avtosverka/contract/site';
import { companyName } from '@avtosverka/decision/car/company-name';

const isCompany = ({ name }: { readonly name: string }) => companyName(name) !== null;

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
	return { ...pledge, number: null, pledgors: [], pledgees: pledge.pledgees.filter(isCompany) };
}

/**
 * A report without pledgors, without what may name a person, without its photo, which may show a plate or
 * somebody's yard, and without a supplier's picture to be read.
 */
export function withoutPeople({ base, sections }: CachedReport): CachedReport {
	const { zalog, restrict } = sections;
	const shared = {
		...sections,
		...(zalog?.data && {
			zalog: {
				...zalog,
				data: {
					...zalog.data,
					list: zalog.data.list.map(withoutParties),
					history: zalog.data.history.map((event) => ({ ...event, number: null })),
				},
			},
		}),
		...(restrict?.data && {
			restrict: {
				...restrict,
				// The document that a ban rests on names a debtor's case, and often a bailiff.
				data: { records: restrict.data.records.map((record) => ({ ...record, osnOgr: null })) },
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
	};
}
