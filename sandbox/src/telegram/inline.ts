import { readHtml } from './html-text.ts';
import { type Params, Refusal } from './refusal.ts';

/** What a person sees over their text field while they type after a bot's name. */
export type InlineShown = {
	readonly results: readonly {
		readonly title: string;
		readonly description: string;
		readonly text: string;
	}[];
	/** The way into the bot's chat; null without one. */
	readonly button: { readonly text: string; readonly start: string } | null;
};

/** Queries that wait for the bot's answer. */
export type InlineQueries = {
	/** A new query's id, and what the bot answers to it; null where it says nothing in time. */
	ask(waitMs: number): { readonly id: string; readonly shown: Promise<InlineShown | null> };
	/** Throws Refusal for a query that waits no more. */
	answer(id: string, shown: InlineShown): void;
};

const RESULTS_AT_MOST = 50;
const START = /^[\w-]{1,64}$/;

export function createInlineQueries(): InlineQueries {
	const waiting = new Map<string, (shown: InlineShown | null) => void>();
	let last = 0;
	return {
		ask(waitMs) {
			last += 1;
			const id = String(last);
			const { promise, resolve } = Promise.withResolvers<InlineShown | null>();
			const timer = setTimeout(() => resolve(null), waitMs);
			waiting.set(id, resolve);
			const shown = promise.finally(() => {
				clearTimeout(timer);
				waiting.delete(id);
			});
			return { id, shown };
		},
		answer(id, shown) {
			const resolve = waiting.get(id);
			if (!resolve) {
				throw new Refusal(
					400,
					'Bad Request: query is too old and response timeout expired or query ID is invalid',
				);
			}
			resolve(shown);
		},
	};
}

/** Reads the parameters of `answerInlineQuery` as Telegram does. Throws Refusal. */
export function readInlineAnswer({ results, button }: Params): InlineShown {
	const articles: readonly Params[] = Array.isArray(results) ? results : JSON.parse(String(results));
	if (articles.length > RESULTS_AT_MOST) throw new Refusal(400, 'Bad Request: RESULTS_TOO_MUCH');
	const ids = new Set(articles.map(({ id }) => id));
	if (ids.size !== articles.length) throw new Refusal(400, 'Bad Request: RESULT_ID_DUPLICATE');
	const shown = articles.map(({ type, id, title, description, input_message_content }) => {
		const { message_text, parse_mode } = (input_message_content ?? {}) as Params;
		const isWhole = [id, title, message_text].every((field) => typeof field === 'string' && field !== '');
		if (type !== 'article' || !isWhole) throw new Refusal(400, 'Bad Request: MESSAGE_EMPTY');
		const read = parse_mode === 'HTML' ? readHtml(String(message_text)) : { text: String(message_text) };
		if (read === null) throw new Refusal(400, "Bad Request: can't parse entities: unsupported start tag");
		return { title: String(title), description: String(description ?? ''), text: read.text.trim() };
	});
	return { results: shown, button: readButton(button) };
}

function readButton(button: unknown): InlineShown['button'] {
	if (button === undefined) return null;
	const { text, start_parameter } = (typeof button === 'string' ? JSON.parse(button) : button) as Params;
	if (!START.test(String(start_parameter))) throw new Refusal(400, 'Bad Request: START_PARAM_INVALID');
	return { text: String(text), start: String(start_parameter) };
}
