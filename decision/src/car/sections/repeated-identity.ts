type TextName<Row> = NamesOf<Row, string | null>;
type NumberName<Row> = NamesOf<Row, number | null>;
type NamesOf<Row, Value> = { [Name in keyof Row]: Row[Name] extends Value ? Name : never }[keyof Row] &
	string;

/** Fields of a record that repeat what the car is; a model may stand in two of them. */
type IdentityNames<Row> = {
	readonly vin?: TextName<Row>;
	/** Make and model, in one text or in two. */
	readonly model?: TextName<Row> | readonly [TextName<Row>, TextName<Row>];
	/** The year of building. */
	readonly year?: NumberName<Row>;
	/** The body's number, which often repeats the VIN. */
	readonly body?: TextName<Row>;
	/** The colour in words. */
	readonly colour?: TextName<Row>;
	/** The volume of the engine, cm³. */
	readonly volume?: NumberName<Row>;
	/** The power of the engine, hp. */
	readonly power?: NumberName<Row>;
};
/** A field by which sources are compared. */
export type IdentityName = keyof IdentityNames<unknown>;

type PathIn<Data> = '' | (Data extends readonly unknown[] ? never : keyof Data & string);
type RecordAt<Data, Path> = RowOf<Path extends keyof Data ? Data[Path] : Data>;
type RowOf<Value> = Value extends readonly (infer Row)[] ? Row : NonNullable<Value>;

/** Where the records of an answer stand, `''` for itself, and which of their fields repeat the car. */
export type RepeatedIdentity<Data> = {
	[Path in PathIn<Data>]: { readonly path: Path; readonly names: IdentityNames<RecordAt<Data, Path>> };
}[PathIn<Data>];

/** What one record says: its place in the answer and the raw value. */
type RepeatedValue = readonly [record: string, raw: string | number | null];

/** What every record of an answer says of a field; nothing where they do not carry it. */
export function repeatedValues<Data>(
	data: Data,
	{ path, names }: RepeatedIdentity<Data>,
	name: IdentityName,
): readonly RepeatedValue[] {
	const field: string | readonly string[] | undefined = names[name];
	const records: unknown = path === '' ? data : (data as Readonly<Record<string, unknown>>)[path];
	if (field === undefined || records === null) return [];
	const inside = (place: number | string) => (path === '' ? `${place}` : `${path}.${place}`);
	if (!Array.isArray(records)) return [[inside(String(field)), rawOf(records, field)]];
	return records.map((row, index) => [inside(index), rawOf(row, field)]);
}

function rawOf(row: unknown, field: string | readonly string[]): string | number | null {
	const values = row as Readonly<Record<string, string | number | null>>;
	if (typeof field === 'string') return values[field] ?? null;
	return (
		field
			.map((name) => values[name])
			.filter((part) => part !== null)
			.join(' ') || null
	);
}
