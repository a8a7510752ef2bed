import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reportErrorRoute } from './routes/errors.ts';

/** What a page tells of its own failure; lengths in characters. */
export const PageError = z.object({
	message: z.string().max(1000),
	/** Address of the script that failed; empty where the browser does not tell. */
	file: z.string().max(500),
	line: z.int().min(0).max(10_000_000).nullable(),
});
export type PageError = z.infer<typeof PageError>;

export const reportError = endpoint(reportErrorRoute, {
	summary: 'Сообщение о сбое страницы',
	body: PageError,
	reply: z.object({ success: z.literal(true) }),
});
