import { type MessengerName, PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { BEGUN_ENOUGH, POLL_WORDS } from '../bot/watch-words.ts';
import { CHANNELS_AT_MOST } from './channels/store.ts';

/** What a person reads on the site about the cars that they watch. */
export const WATCH_WORDS = {
	begun: 'Следим за машиной до',
	watched: 'За этой машиной вы уже следите, до',
	ended: 'Больше не следим за этой машиной.',
	pollsNow: 'Спросим реестры ещё раз в ближайшие минуты. Ответы появятся здесь, об изменениях сообщим.',
	tooManyPolls: POLL_WORDS['too-many'],
	enoughToday: BEGUN_ENOUGH,
	fromYourAddress: 'С вашего адреса за час запрошено слишком много отчётов. Попробуйте через час.',
	unknown: 'За этой машиной вы не следите.',
	tooManyChannels: `Каналов может быть не больше ${CHANNELS_AT_MOST}: отключите ненужные.`,
	switchedOff: 'Этот способ сообщать здесь не подключён.',
	unknownBrowser: 'Служба сообщений этого браузера здесь не поддерживается. Попробуйте другой браузер.',
	letterSent: 'Отправили письмо со ссылкой: откройте её за двое суток, чтобы подтвердить адрес.',
	letterOnItsWay:
		'Письмо со ссылкой уже отправлено на этот адрес: поищите его и в спаме. Через час можно отправить ещё раз.',
	letterLimit: 'Писем с подтверждением на сегодня достаточно. Попробуйте завтра.',
	known: 'Этот адрес уже подтверждён.',
	added: 'Будем сообщать и сюда.',
	removed: 'Больше не сообщаем сюда.',
	unknownChannel: 'Этот канал уже отключён.',
} as const;

/** A messenger's chat is known once it is linked. */
export function linkFirst(messenger: MessengerName): string {
	return `Сначала привяжите ${PROVIDER_NAMES[messenger]} в личном кабинете.`;
}

/** The refusal of one more car. */
export function tooManyWords(atMost: number): string {
	if (atMost === 0) return 'Следить за машинами здесь нельзя.';
	return `Следить можно не больше чем за ${counted(atMost, ['машиной', 'машинами', 'машинами'])} сразу. Перестаньте следить за одной из них.`;
}

/** What a person agrees to by joining a channel on the site itself. */
export const CHANNEL_CONSENT = 'Сообщайте сюда об изменениях по машинам, за которыми я слежу.';
