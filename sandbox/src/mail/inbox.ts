import PostalMime, { type Email } from 'postal-mime';

export type ReceivedFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

/** A letter that the mail server took, for any recipient. */
export type ReceivedLetter = {
	/** Counted from 1. */
	readonly id: number;
	readonly at: Date;
	/** Where the envelope says it goes. */
	readonly to: readonly string[];
	readonly from: string;
	readonly subject: string;
	readonly messageId: string;
	readonly text: string;
	readonly html: string;
	readonly files: readonly ReceivedFile[];
};

/** Every letter, the newest first. */
export type Inbox = {
	add(raw: Buffer, to: readonly string[], at: Date): Promise<ReceivedLetter>;
	all(): readonly ReceivedLetter[];
	find(id: number): ReceivedLetter | null;
	reset(): void;
};

const LETTERS_AT_MOST = 500;

function senderOf({ from }: Email): string {
	if (!from) return '';
	return [from.name, from.address && `<${from.address}>`].filter(Boolean).join(' ');
}

function filesOf({ attachments }: Email): ReceivedFile[] {
	return attachments.map(({ filename, mimeType, content }, index) => ({
		name: filename ?? `file-${index + 1}`,
		type: mimeType,
		bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
	}));
}

export function createInbox(): Inbox {
	const letters: ReceivedLetter[] = [];
	let last = 0;
	return {
		async add(raw, to, at) {
			const email = await PostalMime.parse(raw);
			last += 1;
			const received: ReceivedLetter = {
				id: last,
				at,
				to,
				from: senderOf(email),
				subject: email.subject ?? '',
				messageId: email.messageId ?? '',
				text: email.text ?? '',
				html: email.html ?? '',
				files: filesOf(email),
			};
			letters.unshift(received);
			letters.length = Math.min(letters.length, LETTERS_AT_MOST);
			return received;
		},
		all: () => letters,
		find: (id) => letters.find((letter) => letter.id === id) ?? null,
		reset() {
			letters.length = 0;
		},
	};
}
