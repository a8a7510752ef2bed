/** What is asked of each side. */
export const PARTY_FIELDS = ['name', 'born', 'passport', 'issuedBy', 'issuedOn', 'address'] as const;
/** What is asked of the car. */
export const CAR_FIELDS = [
	'model',
	'vin',
	'plate',
	'year',
	'engine',
	'body',
	'chassis',
	'colour',
	'pts',
	'sts',
] as const;
/** What is asked of the deal. */
export const DEAL_FIELDS = ['price', 'place', 'date'] as const;

type PartyField = (typeof PARTY_FIELDS)[number];

/** A field of the form by its place in the contract. */
export type FieldName =
	| `seller.${PartyField}`
	| `buyer.${PartyField}`
	| `car.${(typeof CAR_FIELDS)[number]}`
	| `deal.${(typeof DEAL_FIELDS)[number]}`;

/** What a person typed, letter for letter; '' where nothing. */
export type ContractValues = Readonly<Record<FieldName, string>>;

/** Every field of the form, in its order there. */
export const FIELD_NAMES: readonly FieldName[] = [
	...PARTY_FIELDS.map((field) => `seller.${field}` as const),
	...PARTY_FIELDS.map((field) => `buyer.${field}` as const),
	...CAR_FIELDS.map((field) => `car.${field}` as const),
	...DEAL_FIELDS.map((field) => `deal.${field}` as const),
];

/** A form in which nothing is filled in. */
export const EMPTY_VALUES: ContractValues = Object.fromEntries(
	FIELD_NAMES.map((name) => [name, '']),
) as ContractValues;

const LONG_FIELDS: Readonly<Record<string, number>> = {
	name: 80,
	issuedBy: 110,
	address: 130,
	model: 60,
	place: 60,
};
const SHORT = 40;

/** The longest text of a field: with all fields full the contract still fits on its two sheets. */
export function longestOf(name: FieldName): number {
	return LONG_FIELDS[name.slice(name.indexOf('.') + 1)] ?? SHORT;
}

/** True for names, passports and addresses, which are kept nowhere but in the page's memory. */
export function isPersonal(name: FieldName): boolean {
	return name.startsWith('seller.') || name.startsWith('buyer.');
}
