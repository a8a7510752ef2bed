import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A reply as it came over the wire; header names in lower case, the body unpacked. */
export type WireReply = {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	/** Null when it cannot be unpacked. */
	readonly body: Buffer | null;
	/** True when the server will close the line, or more came than one reply. */
	readonly last: boolean;
};

const END_OF_HEAD = '\r\n\r\n';

/** The first final reply in what was heard; null while it is not whole. `ended`: nothing more will come. */
export function readReply(bytes: Buffer, method: string, ended: boolean): WireReply | null {
	const end = bytes.indexOf(END_OF_HEAD);
	if (end === -1) return null;
	const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
	const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
	const rest = bytes.subarray(end + END_OF_HEAD.length);
	if (status >= 100 && status < 200) return readReply(rest, method, ended);
	const headers = Object.fromEntries(
		lines.map((line) => {
			const colon = line.indexOf(':');
			return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
		}),
	);
	const body = method === 'HEAD' || status === 204 || status === 304 ? NO_BODY : bodyOf(headers, rest, ended);
	if (body === null) return null;
	const last = headers.connection?.toLowerCase() === 'close' || body.used < rest.length;
	return { status, headers, body: unpack(body.bytes, headers['content-encoding']), last };
}

type Body = { readonly bytes: Buffer; readonly used: number };
const NO_BODY: Body = { bytes: Buffer.alloc(0), used: 0 };

function bodyOf(headers: Readonly<Record<string, string>>, rest: Buffer, ended: boolean): Body | null {
	if (headers['transfer-encoding'] === 'chunked') return unchunk(rest);
	const length = headers['content-length'];
	if (length === undefined) return ended ? { bytes: rest, used: rest.length } : null;
	return rest.length < Number(length)
		? null
		: { bytes: rest.subarray(0, Number(length)), used: Number(length) };
}

function unchunk(rest: Buffer): Body | null {
	const parts: Buffer[] = [];
	let at = 0;
	for (;;) {
		const lineEnd = rest.indexOf('\r\n', at);
		if (lineEnd === -1) return null;
		const size = Number.parseInt(rest.toString('latin1', at, lineEnd), 16);
		const next = lineEnd + 2 + size + 2;
		if (next > rest.length) return null;
		if (size === 0) return { bytes: Buffer.concat(parts), used: next };
		parts.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
		at = next;
	}
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer | null {
	if (bytes.length === 0) return bytes;
	try {
		if (encoding === 'br') return brotliDecompressSync(bytes);
		return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
	} catch {
		return null;
	}
}
