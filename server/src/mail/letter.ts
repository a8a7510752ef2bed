/** What a letter tells of. */
export const LETTER_KINDS = [
	...(['report-paid', 'report-completed', 'report-returned'] as const),
	...(['watch-confirm', 'watch-notice'] as const),
	...(['sign-in-changed'] as const),
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

export type Attachment = {
	/** Latin letters, digits, `-` and `.`: other names do not survive every mail program. */
	readonly name: string;
	readonly type: string;
	readonly bytes: Buffer;
};

/** A letter that is ready to be sent. */
export type Letter = {
	readonly to: string;
	/** One line; no personal data, since it travels in the open. */
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	readonly attachments: readonly Attachment[];
	/** The address that ends such letters: a page for people, one click for mail programs (RFC 8058). */
	readonly unsubscribe?: string;
};

/** Writes the letter about something as it stands now; null where it is no longer wanted. */
export type Composer = (about: string) => Promise<Letter | null>;
export type Composers<Kind extends LetterKind = LetterKind> = Readonly<Record<Kind, Composer>>;
