import type { User } from '@avtosverka/contract/accounts';
import type { ReadyBytes } from './replies/ready-bytes.ts';

/** The sender of requests: 128 random bits in a cookie, or in a header from a foreign frame. */
export type RequestVisitor = { readonly id: string };

/** A visitor, and whether this very request made the value. */
export type MetVisitor = RequestVisitor & { readonly fresh: boolean };

/** What a visitor read from a picture, and the token that we gave with it, in base64url characters. */
export type ChallengeSolution = { readonly token: string; readonly word: string };

/** A request as a feature sees it: validated, and without anything of HTTP. */
export type Call<Params, Query, Body> = {
	readonly params: Params;
	readonly query: Query;
	readonly body: Body;
	/** Met when first read: before the reply is sent, which carries a new value. */
	readonly visitor: MetVisitor;
	/** Who is signed in; null when signed out, and always for an endpoint without a session rule. */
	readonly user: User | null;
	readonly accessToken: string | null;
	/** True for «Запросить снова» (`Cache-Control: no-cache`). */
	readonly refresh: boolean;
	/** Null unless the endpoint has pictures and this request says what stood in one. */
	readonly picture: ChallengeSolution | null;
	readonly address: string;
};

/** A reply whose bytes were validated and serialised when it was kept; sent as it is. */
export type PreparedReply = { readonly prepared: ReadyBytes };

/** A reply that is a file to be saved under a name of latin letters, digits, dots and dashes. */
export type FileReply = { readonly file: Buffer; readonly name: string };

export function isFile(reply: unknown): reply is FileReply {
	return typeof reply === 'object' && reply !== null && 'file' in reply && Buffer.isBuffer(reply.file);
}

export function isPrepared(reply: unknown): reply is PreparedReply {
	return typeof reply === 'object' && reply !== null && 'prepared' in reply;
}
