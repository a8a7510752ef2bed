import { type IncomingMessage, ServerResponse } from 'node:http';

/** Above this a copy costs more than a second buffer; in bytes. */
const WORTH_COPYING = 8 * 1024;

/**
 * A response whose head and body go to the system in one piece. Node writes a string together with its head,
 * and bytes apart from it (`OutgoingMessage._send`), which costs up to a third of a small reply; latin1 has a
 * letter for each byte, so that the bytes stay what they are.
 */
export class OneWriteResponse<
	Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
	override end(...given: unknown[]): this {
		const [body, ...rest] = given;
		const isSmall = body instanceof Buffer && body.length > 0 && body.length <= WORTH_COPYING;
		const parts = isSmall ? [body.toString('latin1'), 'latin1', rest.at(-1)] : given;
		return super.end(...(parts as []));
	}
}
