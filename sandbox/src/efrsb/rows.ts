import { lifeBehind } from '../subjects/person-life.ts';
import type { BankruptcyRecord } from '../subjects/person-rows/row-types.ts';
import { PERSONS } from '../subjects/persons.ts';

/** A row of the list, in its newer shape: the manager stands with the case. */
export function listRow(record: BankruptcyRecord): object {
	const { guid, name, inn, snils, category, region, address, courtCase, outOfCourt, manager } = record;
	return {
		guid,
		fio: name,
		...(inn === null ? {} : { inn }),
		...(snils === null ? {} : { snils }),
		category,
		region,
		address,
		lastLegalCase: courtCase && {
			number: courtCase.number,
			status: { code: courtCase.code, description: courtCase.stage, date: `${courtCase.on}T00:00:00` },
			...(manager === null ? {} : { arbitrManagerFio: manager }),
		},
		...(outOfCourt === null
			? {}
			: { extrajudicialBankruptcy: { number: outOfCourt.number, date: `${outOfCourt.on}T00:00:00` } }),
	};
}

/** The card with this guid; flat, or in the older shape for a record without a case. Or null. */
export function cardOf(guid: string): object | null {
	const records = PERSONS.flatMap(({ passport }) => lifeBehind({ passport }).bankruptcies);
	const record = records.find((one) => one.guid === guid);
	if (!record) return null;
	const { name, inn, snils, born, birthPlace, address, courtCase } = record;
	const info = {
		fullName: name,
		inn,
		snils,
		birthdateBankruptcy: `${born}T00:00:00`,
		birthplaceBankruptcy: birthPlace,
		address,
		nameHistories: [],
	};
	return courtCase === null ? { guid, info, legalCases: [] } : { guid, ...info };
}
