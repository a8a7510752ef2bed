import { z } from 'zod';
import { tidyText } from '../html/lines.ts';

/** What registers write where they have nothing to write. */
const WORDS_OF_NOTHING = /^(нет данных|данные скрыты|не указано?|отсутствует|[-–—]+)?$/i;

/** A text of one line; null where the field is missing, of another type, empty or says «нет данных». Never throws. */
export const text = z
	.union([z.string(), z.number()])
	.transform((value) => {
		const told = tidyText(String(value));
		return WORDS_OF_NOTHING.test(told) ? null : told;
	})
	.catch(null);

/** A whole number from zero up, also when it comes as text; null for anything else. */
export const whole = z
	.union([z.number(), z.string().regex(/^\d{1,15}$/)])
	.transform(Number)
	.refine((value) => Number.isSafeInteger(value) && value >= 0)
	// Adding zero makes an ordinary zero of «-0».
	.transform((value) => value + 0)
	.nullable()
	.catch(null);

/** Every entry of a list that is a text; none where there is no list. */
export const texts = z
	.array(text)
	.transform((values) => values.filter((value) => value !== null))
	.catch([]);

/** An object of which only these fields are read; anything that is no object reads like an empty one. */
export function node<Shape extends z.ZodRawShape>(shape: Shape) {
	const object = z.object(shape);
	return object.catch(() => object.parse({}));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
