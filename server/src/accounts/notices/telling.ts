import type { Messenger } from '../../bot/messenger.ts';
import type { Deps } from '../../deps.ts';
import { escapeXml } from '../../escape-xml.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import type { Composers } from '../../mail/letter.ts';
import { asHtml, asText, type LetterPage } from '../../mail/letter-page.ts';
import type { PushSender } from '../../watches/push/sender.ts';
import { readSubscription } from '../../watches/push/subscription.ts';
import type { TellingParts } from '../../watches/telling.ts';
import { findSignInNotice, noticeAddress, removeNotice, type SignInNotice } from './store.ts';
import { noticeWords } from './words.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A change older than that is shown in the cabinet alone. */
const NOTIFIED_WITHIN_MS = 24 * HOUR_MS;
/** Longer than the outbox tries a letter. */
export const NOTICE_RETENTION_MS = 4 * 24 * HOUR_MS;

type Telling = Pick<Deps, 'store' | 'clock' | 'config'>;

/**
 * Notifies of a changed way in, by day and by night, in a chat or in a browser. Rejects where it is not sent:
 * the queue tries again. Sent twice when a process dies before it removes the notice.
 */
export function createSignInTelling(
	{ store, clock, config }: Telling,
	{ messengers, push }: Pick<TellingParts, 'messengers' | 'push'>,
): JobHandler {
	async function notify(notice: SignInNotice): Promise<boolean> {
		const { kind } = notice;
		const address = noticeAddress(store, notice);
		if (kind === 'push') return show(push ?? null, notice, address);
		if (kind === 'mail') return true;
		return write(messengers[kind], notice, Number(address));
	}

	async function write(messenger: Pick<Messenger, 'send'> | undefined, notice: SignInNotice, id: number) {
		const { heading, paragraphs, button } = noticeWords(notice);
		const html = [`<b>${escapeXml(heading)}</b>`, ...paragraphs.map(escapeXml)].join('\n\n');
		const url = new URL(button.path, config.siteUrl).href;
		const message = { html, rows: [[{ text: button.words, url }]] };
		return (await messenger?.send({ id, isGroup: false }, message)) !== undefined;
	}

	return async ({ id }) => {
		const notice = await findSignInNotice(store, id);
		if (notice === null) return;
		const isLate = clock.now().getTime() - notice.at.getTime() > NOTIFIED_WITHIN_MS;
		if (!isLate && !(await notify(notice))) throw new Error('a changed way in is not told yet');
		await removeNotice(store, id);
	};
}

async function show(push: PushSender | null, notice: SignInNotice, address: string): Promise<boolean> {
	const { heading, paragraphs, button } = noticeWords(notice);
	const message = { title: heading, body: paragraphs.join('\n'), path: button.path, tag: notice.id };
	const outcome = await push?.send(readSubscription(address), message);
	return outcome === 'sent' || outcome === 'gone';
}

/** Writes the letter of a changed way in; none where the account was deleted meanwhile. */
export function createSignInComposers({
	store,
	config,
}: Pick<Telling, 'store' | 'config'>): Composers<'sign-in-changed'> {
	return {
		async 'sign-in-changed'(noticeId) {
			const notice = await findSignInNotice(store, noticeId);
			if (notice === null) return null;
			const { heading, paragraphs, button } = noticeWords(notice);
			const page: LetterPage = {
				...{ heading, paragraphs },
				button: { words: button.words, address: new URL(button.path, config.siteUrl).href },
				small: ['Такие письма приходят, когда меняются способы входа в аккаунт. Отписаться от них нельзя.'],
			};
			const to = noticeAddress(store, notice);
			return { to, subject: heading, text: asText(page), html: asHtml(page), attachments: [] };
		},
	};
}
