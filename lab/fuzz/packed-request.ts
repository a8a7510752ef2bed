/** One request as bytes, and what its sender may expect. */
export type FuzzRequest = {
	/** What is counted under; never holds a value. */
	readonly route: string;
	readonly method: string;
	readonly bytes: Buffer;
	/** True where a closed line may tell the sender of a mistake, and nothing else uses the line. */
	readonly rude: boolean;
	/** True where a refusal has to be JSON. */
	readonly call: boolean;
};

/** A body, and what it claims to be. */
export type PackedBody = {
	readonly type: string | null;
	readonly encoding: string | null;
	readonly body: Buffer;
};

/** A header as it is written. */
export type Header = readonly [name: string, value: string];
/** A request before it is written down. */
export type RequestParts = {
	readonly route: string;
	readonly method: string;
	readonly address: string;
	readonly headers: readonly Header[];
	readonly sent: PackedBody | null;
	readonly chunked: boolean;
};

/** Writes a request down as HTTP/1.1. */
export function pack({ route, method, address, headers, sent, chunked }: RequestParts): FuzzRequest {
	const lines = [`${method} ${address || '/'} HTTP/1.1`, 'Host: localhost'];
	for (const [name, value] of headers) lines.push(`${name}: ${value}`);
	let body: Buffer = Buffer.alloc(0);
	if (sent) {
		if (sent.type !== null) lines.push(`Content-Type: ${sent.type}`);
		if (sent.encoding !== null) lines.push(`Content-Encoding: ${sent.encoding}`);
		lines.push(chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${sent.body.length}`);
		body = chunked ? inChunks(sent.body) : sent.body;
	}
	return {
		route,
		method,
		bytes: Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]),
		// A body that is refused before it has come whole ends the line.
		rude: body.length > 60_000 || headers.some(([name]) => /^(expect|upgrade|connection|te)$/i.test(name)),
		call: address.startsWith('/v1/'),
	};
}

function inChunks(body: Buffer): Buffer {
	const head = body.length === 0 ? '' : `${body.length.toString(16)}\r\n`;
	return Buffer.concat([
		Buffer.from(head),
		body,
		Buffer.from(body.length === 0 ? '0\r\n\r\n' : '\r\n0\r\n\r\n'),
	]);
}
