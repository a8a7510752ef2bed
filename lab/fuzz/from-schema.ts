import fc, { type Arbitrary } from 'fast-check';

/** A JSON schema as OpenAPI carries it. */
export type JsonSchema = {
	readonly type?: string | readonly string[];
	readonly enum?: readonly unknown[];
	readonly const?: unknown;
	readonly pattern?: string;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly items?: JsonSchema;
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly anyOf?: readonly JsonSchema[];
	readonly oneOf?: readonly JsonSchema[];
};

const SHORT = 40;

function texts({ pattern, minLength = 0, maxLength = SHORT }: JsonSchema): Arbitrary<string> {
	if (pattern !== undefined) {
		try {
			return fc.stringMatching(new RegExp(pattern), { size: 'small' });
		} catch {
			// A pattern that fast-check cannot turn round is met by chance only.
		}
	}
	return fc.string({
		unit: 'grapheme',
		minLength,
		maxLength: Math.max(minLength, Math.min(maxLength, SHORT)),
	});
}

function objects({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
	const fields = Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema)] as const);
	return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] as never });
}

function ofType(type: string, schema: JsonSchema): Arbitrary<unknown> {
	const { minimum: min = -(2 ** 31), maximum: max = 2 ** 31 } = schema;
	switch (type) {
		case 'string':
			return texts(schema);
		case 'integer':
			return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
		case 'number':
			return fc.double({ min, max, noNaN: true });
		case 'boolean':
			return fc.boolean();
		case 'null':
			return fc.constant(null);
		case 'array':
			return fc.array(fromSchema(schema.items ?? {}), { maxLength: 5 });
		case 'object':
			return objects(schema);
		default:
			return fc.jsonValue();
	}
}

/** Values that fit a schema by the keywords above; any JSON value where it gives no type. */
export function fromSchema(schema: JsonSchema): Arbitrary<unknown> {
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	const choices = schema.anyOf ?? schema.oneOf;
	if (choices) return fc.oneof(...choices.map(fromSchema));
	if (schema.type === undefined) return fc.jsonValue();
	const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
	return fc.oneof(...types.map((type) => ofType(type, schema)));
}
