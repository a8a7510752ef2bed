import type { FsspItem } from '@avtosverka/contract/owner-report/blocks';
import type { EnforcementCase } from '@avtosverka/registers/registers/fssp';
import type { MatchedRow } from '@avtosverka/registers/registers/person-row';
import type { BlockPresenter } from './block-presenter.ts';

type Case = MatchedRow<EnforcementCase>;

export const fssp: BlockPresenter<'fssp'> = {
	present: (cases) => ({ items: cases.map(presentCase), total: totalOf(cases) }),
	restore: ({ items }) => items.map(restoreCase),
};

/** What is owed by all these cases, to the kopeck: of those that are over nothing is. */
function totalOf(cases: readonly Case[]): number {
	const open = cases.filter(({ closed }) => closed === null);
	return open.reduce((kopecks, { amount }) => kopecks + Math.round((amount ?? 0) * 100), 0) / 100;
}

function presentCase({ number, date, debtor, writ, subject, amount, department, ...rest }: Case): FsspItem {
	return {
		executiveProduction: { number, date },
		debtor: { fullName: debtor.name, birthDate: debtor.birthDate, birthPlace: debtor.birthPlace },
		executiveDocument: { type: writ.title, authority: writ.issuedBy },
		debt: { subject, amount },
		bailiff: rest.bailiff,
		bailiffDepartment: department,
		closed: rest.closed,
		match: rest.match,
	};
}

function restoreCase({ executiveProduction, debtor, executiveDocument, debt, ...rest }: FsspItem): Case {
	return {
		number: executiveProduction.number,
		date: executiveProduction.date,
		debtor: { name: debtor.fullName, birthDate: debtor.birthDate, birthPlace: debtor.birthPlace },
		writ: { title: executiveDocument.type, issuedBy: executiveDocument.authority },
		subject: debt.subject,
		amount: debt.amount,
		bailiff: rest.bailiff,
		department: rest.bailiffDepartment,
		closed: rest.closed,
		match: rest.match,
	};
}
