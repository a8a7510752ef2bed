import { CAR_SOURCES, type CarSource } from '@avtosverka/contract/vocabulary/decision';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { type Car, readData } from './car.ts';
import * as values from './identity-values.ts';
import { oncePerCar } from './once-per-car.ts';
import { type IdentityName, repeatedValues } from './sections/repeated-identity.ts';
import { SOURCE_MEANINGS } from './sections.ts';
import { coloursIn, modelWords } from './spellings.ts';

/** What one record says of a field, in its own words. */
export type SourceText = { readonly section: CarSource; readonly record: string; readonly text: string };

/** What all sources say of a field. */
export type FieldComparison = {
	/** The registration's word first: the others are compared with the first one. */
	readonly texts: readonly SourceText[];
	/** Those of them that cannot be of the car that the first one speaks of. */
	readonly differing: readonly SourceText[];
};

/** A field that two sources or more may carry. Rules and the page read it here, and nowhere else. */
export type IdentityField = { readonly label: string; compare: (car: Car) => FieldComparison };

/** Registration first: its word is that of the state, and cars are sold by it. */
const ORDER: readonly CarSource[] = [
	'registration',
	...CAR_SOURCES.filter((source) => source !== 'registration'),
];

type RawOf<Name extends IdentityName> = Name extends 'year' | 'volume' | 'power' ? number : string;

function field<Name extends IdentityName, Value, Raw extends RawOf<Name> = RawOf<Name>>(
	label: string,
	name: Name,
	read: (raw: Raw) => Value | null,
	differ: (one: Value, other: Value) => boolean,
	show: (raw: Raw, value: Value) => string,
): IdentityField {
	const textsOf = <S extends CarSource>(
		car: Car,
		section: S,
		parse: (raw: Raw) => FieldValue<Value> | null,
	) => {
		const data = readData(car, section);
		if (data === null) return [];
		const { identity } = SOURCE_MEANINGS[section];
		const values = identity === undefined ? [] : repeatedValues(data, identity, name);
		const all = values.flatMap(([record, raw]) => {
			const parsed = raw === null ? null : parse(raw as Raw);
			return parsed === null ? [] : [{ source: { section, record, text: parsed.text }, value: parsed.value }];
		});
		// Registers list records in any order: what is made of them must not depend on it.
		return all.sort((one, other) => (one.source.text < other.source.text ? -1 : 1));
	};
	return {
		label,
		compare: oncePerCar((car) => {
			const parse = oncePerText((raw: Raw) => {
				const value = read(raw);
				const text = value === null ? '' : show(raw, value);
				return value === null || text === '' ? null : { value, text };
			});
			const all = ORDER.flatMap((section) => textsOf(car, section, parse));
			const [first] = all;
			const differing = all.filter(({ value }) => first && differ(first.value, value));
			return { texts: all.map(({ source }) => source), differing: differing.map(({ source }) => source) };
		}),
	};
}

type FieldValue<Value> = { readonly value: Value; readonly text: string };

/** Most records repeat one text. */
function oncePerText<Raw, Result>(read: (raw: Raw) => Result): (raw: Raw) => Result {
	const known = new Map<Raw, Result>();
	return (raw) => {
		const result = known.get(raw);
		if (result !== undefined) return result;
		const fresh = read(raw);
		known.set(raw, fresh);
		return fresh;
	};
}

const asWritten = (raw: string) => raw.trim();
const aboveZero = (raw: number) => (raw > 0 ? raw : null);

/** The fields that tell one car from another, in the order of the page. */
export const IDENTITY_FIELDS = {
	vin: field(
		'VIN',
		'vin',
		values.vinValue,
		(one, other) => one !== other,
		(_, vin) => vin,
	),
	make: field('Марка', 'model', values.readMakes, values.makesDiffer, (_, makes) => makes.join(', ')),
	model: field('Модель', 'model', modelWords, values.modelsDiffer, asWritten),
	year: field('Год выпуска', 'year', aboveZero, values.yearsDiffer, String),
	bodyNumber: field('Номер кузова', 'body', values.readBodyNumber, values.bodyNumbersDiffer, asWritten),
	colour: field('Цвет', 'colour', coloursIn, values.listsDiffer, asWritten),
	volume: field('Объём', 'volume', aboveZero, values.volumesDiffer, (cm3) => `${formatNumber(cm3)} см³`),
	power: field('Мощность', 'power', aboveZero, values.powersDiffer, (hp) => `${formatNumber(hp)} л. с.`),
} as const satisfies Record<string, IdentityField>;
