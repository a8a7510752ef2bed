import { readGuid } from '../../json/guid.ts';
import { isRecord, node } from '../../reading/node.ts';
import { count } from '../../reading/number.ts';
import { lines, oneLine } from '../../reading/text.ts';

/** A notice of the list, as the register writes it. */
export type FedresursNotice = {
	readonly guid: string | null;
	readonly referenceNumber: string | null;
	readonly registrationTime: string | null;
	/** «ИМЯ ОТЧЕСТВО ФАМИЛИЯ», or an organisation. */
	readonly pledgors: readonly string[];
	readonly pledgees: readonly string[];
	readonly subjects: readonly string[];
};

/** The list's rows and how many of them there are in all; null for what is no list of this register. */
export type FedresursList = { readonly rows: readonly unknown[]; readonly total: number | null };

/** Reads `{ found, pageData }`; never throws. */
export function readFedresursListPage(json: unknown): FedresursList | null {
	if (!isRecord(json) || !Array.isArray(json.pageData)) return null;
	return { rows: json.pageData, total: count.parse(json.found) };
}

const Row = node({
	guid: oneLine,
	referenceNumber: oneLine,
	registrationTime: oneLine,
	pledgors: lines,
	pledgees: lines,
	subjects: lines,
});

/** A row that names a notice or a person in it; null for a hole. */
export function readFedresursNotice(row: unknown): FedresursNotice | null {
	const { guid, ...fields } = Row.parse(row);
	const notice = { guid: readGuid(guid), ...fields };
	return notice.guid === null && notice.referenceNumber === null && notice.pledgors.length === 0
		? null
		: notice;
}
