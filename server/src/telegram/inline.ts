import type { InlineQueryResultArticle } from 'grammy/types';
import type { InlineAnswer } from '../bot/inline-previews.ts';

/** Answers are cached for minutes at least, and more typing asks again. */
const CACHED_SECONDS = 60;

/**
 * The parameters of `answerInlineQuery`: an article for each preview, and the button over them that leads
 * into the bot's chat. They are this person's own, since their typing is limited.
 */
export function inlineResults({ previews, wayIn }: InlineAnswer, botChat: string) {
	const articles = previews.map(
		({ title, description, html }, place): InlineQueryResultArticle => ({
			type: 'article',
			id: String(place),
			title,
			description,
			input_message_content: {
				message_text: html,
				parse_mode: 'HTML',
				link_preview_options: { is_disabled: true },
			},
			reply_markup: { inline_keyboard: [[{ text: 'Проверить машину', url: botChat }]] },
		}),
	);
	const button = { text: wayIn.text, start_parameter: wayIn.payload };
	return [articles, { cache_time: CACHED_SECONDS, is_personal: true, button }] as const;
}
