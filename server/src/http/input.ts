import { ANY_BODY, NOTHING } from '@avtosverka/contract/endpoint';
import type { z } from 'zod';
import { RequestProblem } from './replies/request-problem.ts';

const NOT_DECLARED: readonly z.ZodType[] = [NOTHING, ANY_BODY];

/**
 * The same value as the store can hold it: half of a sign that a browser cut in two, as `maxlength` does,
 * becomes U+FFFD. Throws a RequestProblem (400) for NUL, which is never typed.
 */
function wellFormed(value: unknown): unknown {
	if (typeof value === 'string') {
		if (value.includes('\0')) throw new RequestProblem(400, 'bad-input', 'В запросе есть нулевой символ.');
		return value.toWellFormed();
	}
	if (Array.isArray(value)) return value.map(wellFormed);
	if (!isPlain(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [wellFormed(name), wellFormed(inner)]),
	);
}

/** True for fields, of which a query has no prototype. */
function isPlain(value: unknown): value is object {
	if (typeof value !== 'object' || value === null) return false;
	const prototype: unknown = Object.getPrototypeOf(value);
	return prototype === null || prototype === Object.prototype;
}

/**
 * Reads a part of a request by its schema; throws a RequestProblem (400) with the schema's sentence. A part
 * that the endpoint does not declare has no fields, even if some were sent.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
	if (NOT_DECLARED.includes(schema)) return {} as z.output<Schema>;
	const parsed = schema.safeParse(wellFormed(value));
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const ours = issue?.code === 'custom' ? issue.message : null;
	throw new RequestProblem(
		400,
		'bad-input',
		ours ?? `Неверное значение: ${issue?.path.join('.') || 'запрос'}.`,
	);
}
