import type { BankruptcyItem } from '@avtosverka/contract/owner-report/blocks';
import type { Bankrupt } from '@avtosverka/registers/registers/bankruptcy';
import type { MatchedRow } from '@avtosverka/registers/registers/person-row';
import type { BlockPresenter } from './block-presenter.ts';

export const bankruptcy: BlockPresenter<'bankruptcy'> = {
	present: (rows) => ({ result: { pageData: rows.map(presentRow) } }),
	restore: ({ result }) => result.pageData.map(restoreRow),
};

function presentRow({
	name,
	manager,
	lastCase,
	extrajudicial,
	...rest
}: MatchedRow<Bankrupt>): BankruptcyItem {
	return {
		fio: name,
		...rest,
		arbitrManagerFio: manager,
		lastLegalCase: lastCase && {
			number: lastCase.number,
			status: { description: lastCase.status, date: lastCase.statusDate },
		},
		extrajudicialBankruptcy: extrajudicial,
	};
}

function restoreRow(item: BankruptcyItem): MatchedRow<Bankrupt> {
	const { lastLegalCase, inn, snils, category, region, address } = item;
	return {
		name: item.fio,
		...{ inn, snils, category, region, address },
		manager: item.arbitrManagerFio,
		guid: item.guid,
		lastCase: lastLegalCase && {
			number: lastLegalCase.number,
			status: lastLegalCase.status.description,
			statusDate: lastLegalCase.status.date,
		},
		extrajudicial: item.extrajudicialBankruptcy,
		match: item.match,
	};
}
