import type { PushMode } from '@avtosverka/sandbox/push/play';

/** What a push service does with a message about a watched car, and what its person then reads. */
export type PushErrorRow = {
	/** What the sandbox's push service is switched to. */
	readonly mode: PushMode;
	/** As the document names the answer. */
	readonly reply: string;
	/** Later the service is well again: whether the browser shows the message then. */
	readonly isShownLater: boolean;
	/** Whether the cabinet still lists the browser. */
	readonly isListed: boolean;
};

/** Every answer that a push service gives a sender (RFC 8030); `push.long.test.ts` plays each. */
export const PUSH_ERRORS: readonly PushErrorRow[] = [
	{ mode: 'missing', reply: '`404`', isShownLater: false, isListed: false },
	{ mode: 'gone', reply: '`410`', isShownLater: false, isListed: false },
	{ mode: 'busy', reply: '`429`', isShownLater: true, isListed: true },
	{ mode: 'broken', reply: '`5xx`', isShownLater: true, isListed: true },
	{ mode: 'down', reply: 'нет ответа', isShownLater: true, isListed: true },
];

/** The rows, a line each. */
export function drawPushErrors(): readonly string[] {
	return PUSH_ERRORS.map(({ reply, isShownLater, isListed }) => {
		const browser = isShownLater ? 'сообщение, когда служба снова принимает' : 'ничего';
		const cabinet = isListed ? 'браузер остаётся в списке' : 'браузера в списке больше нет';
		return `- ${reply} — в браузере ${browser}; в личном кабинете ${cabinet}, изменение видно у машины`;
	});
}
