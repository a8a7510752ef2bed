import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { namesAnotherCar } from '../../html/other-car.ts';
import { readDay } from '../../reading/date.ts';
import type { Reading } from '../../reading/records.ts';
import type { Customs } from '../../registers/customs.ts';
import { countryOf } from './country.ts';
import type { CustomsPage, Item } from './wire.ts';

/** What a page says about a car. */
export type CustomsReading = Reading<Customs>;

const LABELS = {
	'номер vin': 'vin',
	модель: 'model',
	'номер кузова': 'bodyNumber',
	'номер шасси': 'chassisNumber',
	'дата выпуска в свободное обращение': 'releasedAt',
} as const;

type Field = (typeof LABELS)[keyof typeof LABELS];
type Fields = Readonly<Partial<Record<Field, string | null>>>;

/** «Empty», as the page writes it. */
const DASHES = /^[-–—]+$/;

/** What the page that followed a question says about this car; never throws. */
export function readCustomsPage(page: CustomsPage, vin: Vin): CustomsReading {
	const records = recordsOf(page.items);
	const another = [page.typedVin, ...records.map((record) => record.vin ?? null)];
	if (another.some((text) => namesAnotherCar(text, vin)))
		return { kind: 'unclear', why: 'about another car' };
	if (page.items.length + page.lost > 0) return readReleases(page, records);
	if (page.expired) return { kind: 'unclear', why: 'the page asks again' };
	if (page.token === null) return { kind: 'unclear', why: 'neither a grid nor a form' };
	if (!page.whole) return { kind: 'unclear', why: 'the page broke off' };
	return page.quiet ? { kind: 'none' } : { kind: 'unclear', why: 'a page without a grid that says more' };
}

/** A car that came in twice has two records; the newest release is the one that counts. */
function readReleases({ flag, lost }: CustomsPage, records: readonly Fields[]): CustomsReading {
	const releases = records
		.map((record) => readRelease(record, flag))
		.filter((release) => release !== null)
		.toSorted((one, other) => (other.releasedAt ?? '').localeCompare(one.releasedAt ?? ''));
	const [newest] = releases;
	if (!newest) return { kind: 'unclear', why: 'no field of the grid can be read' };
	const strangeDates = records.filter(
		({ releasedAt }) => releasedAt && !DASHES.test(releasedAt) && readDay(releasedAt) === null,
	);
	return {
		kind: 'facts',
		facts: newest,
		skipped: lost + (records.length - releases.length) + strangeDates.length,
	};
}

/** Null for a record that only repeats the numbers of the car. */
function readRelease(record: Fields, flag: string | null): Customs | null {
	const value = (field: Field) => {
		const text = record[field] ?? null;
		return text === null || DASHES.test(text) ? null : text;
	};
	const model = value('model');
	const releasedAt = readDay(value('releasedAt'));
	if (model === null && releasedAt === null) return null;
	return {
		vin: value('vin'),
		model,
		chassisNumber: value('chassisNumber'),
		bodyNumber: value('bodyNumber'),
		releasedAt,
		country: flag === null ? null : countryOf(flag),
	};
}

/** A label that comes again begins the next record; labels that we do not know tell nothing to us. */
function recordsOf(items: readonly Item[]): readonly Fields[] {
	const records: Partial<Record<Field, string | null>>[] = [];
	for (const { label, value } of items) {
		const field = fieldOf(label);
		if (field === null) continue;
		const last = records.at(-1);
		if (last && !(field in last)) last[field] = value;
		else records.push({ [field]: value });
	}
	return records;
}

function fieldOf(label: string): Field | null {
	const words = label.toLowerCase();
	return Object.hasOwn(LABELS, words) ? LABELS[words as keyof typeof LABELS] : null;
}
