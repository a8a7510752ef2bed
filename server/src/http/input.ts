import { ANY_BODY, NOTHING } from '@avtosverka/contract/endpoint';
import type { z } from 'zod';
import { RequestProblem } from './replies/request-problem.ts';

const NOT_DECLARED: readonly z.ZodType[] = [NOTHING, ANY_BODY];

/**
 * Reads a part of a request by its schema; throws a RequestProblem (400) with the schema's sentence. A part
 * that the endpoint does not declare has no fields, whatever was sent.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
	if (NOT_DECLARED.includes(schema)) return {} as z.output<Schema>;
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const ours = issue?.code === 'custom' ? issue.message : null;
	throw new RequestProblem(
		400,
		'bad-input',
		ours ?? `Неверное значение: ${issue?.path.join('.') || 'запрос'}.`,
	);
}
