import type { BackupTable, SequenceState } from './tables.ts';

/** A migration that a backed up store had. */
export type AppliedMigration = { readonly number: number; readonly name: string; readonly sha256: string };

/** What stands at the beginning of a backup; keys by what tells them apart, never themselves. */
export type BackupHead = {
	readonly format: 1;
	readonly at: string;
	readonly migrations: readonly AppliedMigration[];
	readonly keys: readonly {
		readonly kind: 'app-secret' | 'data-key';
		readonly id: string;
		readonly fingerprint: string;
	}[];
};

/** What stands at its end: a backup without it is cut. */
export type BackupEnd = {
	readonly rows: Readonly<Record<string, number>>;
	readonly sequences: readonly SequenceState[];
};

/** A backup, part after part: its head, each table and its rows as COPY writes them, its end. */
export type BackupPart =
	| { readonly kind: 'head'; readonly head: BackupHead }
	| { readonly kind: 'table'; readonly table: BackupTable }
	| { readonly kind: 'rows'; readonly bytes: Buffer }
	| { readonly kind: 'end'; readonly end: BackupEnd };

/** Each part in a file begins with one byte for its kind and four for its length. */
const PREFIX_BYTES = 5;
const KINDS = ['head', 'table', 'rows', 'end'] as const;

function contentOf(part: BackupPart): Buffer {
	switch (part.kind) {
		case 'rows':
			return part.bytes;
		case 'head':
			return Buffer.from(JSON.stringify(part.head));
		case 'table':
			return Buffer.from(JSON.stringify(part.table));
		case 'end':
			return Buffer.from(JSON.stringify(part.end));
	}
}

function partOf(kind: (typeof KINDS)[number], content: Buffer): BackupPart {
	if (kind === 'rows') return { kind, bytes: content };
	const value = JSON.parse(content.toString());
	return { kind, [kind]: value } as BackupPart;
}

/** Parts as the bytes of a file. */
export async function* writeParts(parts: AsyncIterable<BackupPart>): AsyncGenerator<Buffer> {
	for await (const part of parts) {
		const content = contentOf(part);
		const prefix = Buffer.alloc(PREFIX_BYTES);
		prefix.writeUInt8(KINDS.indexOf(part.kind));
		prefix.writeUInt32BE(content.length, 1);
		yield Buffer.concat([prefix, content]);
	}
}

/** Parts out of the bytes of a file; throws where they are none. */
export async function* readParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
	let waiting: Buffer[] = [];
	let size = 0;
	let needed = PREFIX_BYTES;
	for await (const chunk of bytes) {
		waiting.push(chunk);
		size += chunk.length;
		if (size < needed) continue;
		let rest = Buffer.concat(waiting);
		needed = PREFIX_BYTES;
		while (rest.length >= PREFIX_BYTES) {
			const kind = KINDS[rest.readUInt8()];
			if (kind === undefined) throw new Error('Not a part of a backup');
			const end = PREFIX_BYTES + rest.readUInt32BE(1);
			if (rest.length < end) {
				needed = end;
				break;
			}
			yield partOf(kind, rest.subarray(PREFIX_BYTES, end));
			rest = rest.subarray(end);
		}
		waiting = [rest];
		size = rest.length;
	}
	if (size > 0) throw new Error('A part of a backup is cut');
}
