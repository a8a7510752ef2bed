import { shortenVin } from '@avtosverka/contract/vocabulary/vin';
import { watchMailPath } from '@avtosverka/contract/vocabulary/watch-mail';
import type { Deps } from '../deps.ts';
import type { Composers } from '../mail/letter.ts';
import { asHtml, asText, type LetterPage } from '../mail/letter-page.ts';
import { channelAddress, findChannel } from './channels/store.ts';
import { type MailPurpose, mailToken } from './mail-token.ts';
import { findNotice } from './notices/store.ts';
import { messageLines } from './words.ts';

type LetterDeps = Pick<Deps, 'store' | 'appSecret' | 'config'>;

/** Composes the letters of watches; null for what ended before its letter is written. */
export function createWatchComposers(deps: LetterDeps): Composers<'watch-confirm' | 'watch-notice'> {
	const { store, appSecret, config } = deps;
	const link = (purpose: MailPurpose, channelId: string) =>
		new URL(watchMailPath(mailToken(appSecret, purpose, channelId)), config.siteUrl).href;

	return {
		async 'watch-confirm'(channelId) {
			const row = await findChannel(store, channelId);
			if (row === null || row.confirmedAt !== null) return null;
			const page: LetterPage = {
				heading: 'Подтвердите адрес',
				paragraphs: [
					'Этот адрес указали на сайте, чтобы получать сообщения об изменениях по машинам.',
					'Пока вы не подтвердите его, писем больше не будет. Ссылка действует двое суток.',
				],
				button: { words: 'Подтвердить адрес', address: link('confirm', channelId) },
				small: ['Если это были не вы, просто удалите письмо.'],
			};
			const letter = { subject: 'Подтвердите адрес для сообщений о машинах', attachments: [] };
			return { ...letter, to: channelAddress(store, row), text: asText(page), html: asHtml(page) };
		},
		async 'watch-notice'(noticeId) {
			const found = await findNotice(store, noticeId);
			if (found === null || found.channel.confirmedAt === null) return null;
			const { notice, channel, watch } = found;
			const [first = '', ...paragraphs] = messageLines(notice.html);
			const heading = first.replace(/^🔔 /u, '');
			const unsubscribe = link('stop', channel.id);
			const page: LetterPage = {
				heading,
				paragraphs,
				button: { words: 'Открыть отчёт', address: new URL(`/checks/${watch.vin}`, config.siteUrl).href },
				small: [
					'Вы получили это письмо, потому что следите за машиной и подтвердили этот адрес.',
					`Больше не присылать: ${unsubscribe}`,
				],
			};
			return {
				to: channelAddress(store, channel),
				subject: heading.replaceAll(watch.vin, shortenVin(watch.vin)),
				text: asText(page),
				html: asHtml(page),
				attachments: [],
				unsubscribe,
			};
		},
	};
}
