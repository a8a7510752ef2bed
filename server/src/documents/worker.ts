import { parentPort } from 'node:worker_threads';
import type { OnRuleError } from '@avtosverka/decision/guard';
import { placeOf } from '../http/replies/errors.ts';
import { registerFonts } from './fonts.ts';

/** Draws a document; the fonts are registered. It blocks its thread while it draws. */
export type Drawer<Input extends object> = (input: Input, onRuleError: OnRuleError) => Promise<Buffer>;

/** What the thread gets and returns: the bytes, or the kind of error that kept it from drawing. */
export type DocumentRequest = { readonly id: number; readonly drawer: string; readonly input: object };
export type Drawn =
	| { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
	| { readonly id: number; readonly failed: string };

/** A part of the decision that threw, and where, for the log; the document is drawn without it. */
export type BrokenPart = { readonly part: string; readonly place: Record<string, string> };

async function draw({ id, drawer, input }: DocumentRequest): Promise<Drawn> {
	try {
		const [drawWith] = Object.values(await import(drawer)) as [Drawer<object>];
		return { id, bytes: new Uint8Array(await drawWith(input, reportBroken)) };
	} catch (error) {
		// Only its kind: a message may repeat what was to be drawn.
		return { id, failed: (error as Error).name };
	}
}

function reportBroken(part: string, error: unknown): void {
	parentPort?.postMessage({ part, place: placeOf(error) } satisfies BrokenPart);
}

registerFonts();
parentPort?.on('message', async (request: DocumentRequest) => {
	const drawn = await draw(request);
	parentPort?.postMessage(drawn, 'bytes' in drawn ? [drawn.bytes.buffer] : []);
});
