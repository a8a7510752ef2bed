import { readGuid } from '../../json/guid.ts';
import { isRecord, node } from '../../reading/node.ts';
import { count } from '../../reading/number.ts';
import { oneLine } from '../../reading/text.ts';

/** A row of the list, as the register writes it; `row` is the whole of it. */
export type ListedPerson = {
	readonly guid: string | null;
	readonly fio: string;
	readonly row: Readonly<Record<string, unknown>>;
};

/** The list's rows and how many of them there are in all; null for what is no list of this register. */
export type EfrsbList = { readonly rows: readonly unknown[]; readonly total: number | null };

/** Reads `{ total, pageData }`; never throws. */
export function readEfrsbListPage(json: unknown): EfrsbList | null {
	if (!isRecord(json) || !Array.isArray(json.pageData)) return null;
	return { rows: json.pageData, total: count.parse(json.total) };
}

const Row = node({ guid: oneLine, fio: oneLine });

/** A row with a name; null for a hole. */
export function readListed(row: unknown): ListedPerson | null {
	if (!isRecord(row)) return null;
	const { guid, fio } = Row.parse(row);
	return fio === null ? null : { guid: readGuid(guid), fio, row };
}

/** What a person's card says of whose it is. */
export type BankruptDetails = {
	/** Their name and the names they had before. */
	readonly names: readonly string[];
	/** `YYYY-MM-DD` or the register's own text; null where the card tells none. */
	readonly birthDate: string | null;
};

const CardFields = node({ guid: oneLine, fullName: oneLine, birthdateBankruptcy: oneLine });
const FormerName = node({
	fullName: oneLine,
	fio: oneLine,
	name: oneLine,
	lastName: oneLine,
	firstName: oneLine,
	middleName: oneLine,
});

/** The date with the register's midnight; another time of day would mean a zone that moves the day. */
const BIRTHDATE = /^(\d{4}-\d{2}-\d{2})(?:T00:00:00(?:\.0+)?)?$/;

/** Reads a card, flat or with the older `info`; null for another person's or no card. Never throws. */
export function readBankruptDetails(json: unknown, guid: string): BankruptDetails | null {
	if (!isRecord(json)) return null;
	const inner = isRecord(json.info) ? json.info : json;
	const { fullName, birthdateBankruptcy } = CardFields.parse(inner);
	const named = [CardFields.parse(json).guid, CardFields.parse(inner).guid].filter((one) => one !== null);
	if (fullName === null || named.some((one) => one.toLowerCase() !== guid)) return null;
	const former = Array.isArray(inner.nameHistories) ? inner.nameHistories.flatMap(readFormerName) : [];
	return { names: [fullName, ...former], birthDate: BIRTHDATE.exec(birthdateBankruptcy ?? '')?.[1] ?? null };
}

/** The shape of a former name was never seen: a text, or an object with the name whole or in parts. */
function readFormerName(former: unknown): readonly string[] {
	const plain = oneLine.parse(former);
	if (plain !== null) return [plain];
	const { fullName, fio, name, lastName, firstName, middleName } = FormerName.parse(former);
	const parts = [lastName, firstName, middleName].filter((part) => part !== null).join(' ');
	return [fullName, fio, name, parts].filter((one) => one !== null && one !== '') as string[];
}
