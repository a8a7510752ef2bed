import { createInbox, type Inbox } from './inbox.ts';

/** What the mail server does with letters, with its name for people. */
export const MAIL_MODES = {
	fine: 'принимает письма',
	refuse: 'не знает такого адреса (550)',
	busy: 'просит прийти позже (451)',
	slow: 'принимает через 5 секунд',
	forgetful: 'принимает и обрывает связь, не ответив',
	down: 'обрывает связь',
} as const;
export type MailMode = keyof typeof MAIL_MODES;

export function isMailMode(name: unknown): name is MailMode {
	return typeof name === 'string' && Object.hasOwn(MAIL_MODES, name);
}

/** The mail server and the letters received. */
export type MailPlay = {
	mode: MailMode;
	readonly inbox: Inbox;
	reset(): void;
};

export function createMailPlay(): MailPlay {
	const inbox = createInbox();
	const play: MailPlay = {
		mode: 'fine',
		inbox,
		reset() {
			play.mode = 'fine';
			inbox.reset();
		},
	};
	return play;
}
