import { createHash } from 'node:crypto';
import type { InlineHashes } from '../replies/content-policy.ts';
import { etagOf } from '../replies/etag.ts';
import { type Compress, type ReadyBytes, readyBytes } from '../replies/ready-bytes.ts';
import { passedOnHeaders } from './passed-on-headers.ts';

/** A rendered page whose bytes are sent again and again. */
export type ReadyPage = {
	readonly headers: Readonly<Record<string, string>>;
	readonly etag: string;
	/** The content policy under which it may run. */
	readonly policy: string;
	readonly bytes: ReadyBytes;
};

/** How a page is made ready. */
export type ReadyWay = {
	/** Under which it was rendered; it cannot be guessed, and so no text in a page is taken for it. */
	readonly nonce: string;
	policyOf(hashes: InlineHashes): string;
	readonly compress: Compress;
};

/**
 * Makes a rendered page ready. The parts of it that carry its nonce run by their hashes instead: a nonce in
 * bytes that are sent again would be known to all who have them.
 */
export async function readyPage(
	response: Response,
	{ nonce, policyOf, compress }: ReadyWay,
): Promise<ReadyPage> {
	const { buffer, byteOffset, length } = await response.bytes();
	const { bytes, hashes } = withoutMarks(Buffer.from(buffer, byteOffset, length), ` nonce="${nonce}"`);
	return {
		headers: passedOnHeaders(response),
		etag: etagOf(bytes),
		policy: policyOf(hashes),
		bytes: readyBytes(bytes, compress),
	};
}

/** A page without the marks in its elements, and the hashes of the inline parts that had one, each once. */
function withoutMarks(page: Buffer, mark: string): { bytes: Buffer; hashes: InlineHashes } {
	const hashes = { script: new Set<string>(), style: new Set<string>() };
	const pieces: Buffer[] = [];
	let from = 0;
	for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, from)) {
		pieces.push(page.subarray(from, at));
		from = at + mark.length;
		// React escapes both brackets in attributes.
		const opening = page.lastIndexOf('<', at);
		const name = (['script', 'style'] as const).find((tag) => isElement(page, opening, tag));
		if (name === undefined) continue;
		const start = page.indexOf('>', from) + 1;
		hashes[name].add(hashSource(page.subarray(start, page.indexOf(`</${name}`, start))));
	}
	const bytes = Buffer.concat([...pieces, page.subarray(from)]);
	return { bytes, hashes: { scripts: [...hashes.script], styles: [...hashes.style] } };
}

function isElement(page: Buffer, opening: number, name: string): boolean {
	const tag = `<${name} `;
	return page.toString('latin1', opening, opening + tag.length) === tag;
}

function hashSource(text: Buffer): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
