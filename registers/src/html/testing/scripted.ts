import type { Question } from '../../register.ts';
import { ask } from '../../testing/answers.ts';
import type { OutgoingRequest, Transport, TransportResult } from '../../transport/reply.ts';

export const AS_OF = new Date('2026-11-21T10:00:00Z');
export const SETTINGS = { url: 'http://register.test/', key: null, report: null };

/** Switches for a page that a test supplier answers with. */
export type PageParts = {
	readonly status?: number;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: Uint8Array;
};

export function page(text: string, parts: PageParts = {}): TransportResult {
	const { status = 200, headers = {}, body = new TextEncoder().encode(text) } = parts;
	const typed = { 'content-type': 'text/html; charset=utf-8', ...headers };
	return { ok: true, reply: { status, headers: typed, body, text } };
}

/** A transport that replies by `answer` and records its requests. */
export function scripted(
	answer: (request: OutgoingRequest) => TransportResult | Promise<TransportResult>,
): Transport & { readonly sent: readonly OutgoingRequest[] } {
	const sent: OutgoingRequest[] = [];
	return {
		sent,
		async send(request) {
			sent.push(request);
			return answer(request);
		},
	};
}

export function about(vin: string, own: Partial<Question> = {}): Question {
	return ask({ subject: { kind: 'vin', vin: vin as never }, ...own });
}
