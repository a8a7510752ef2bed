import { plainSigns } from '@avtosverka/contract/vocabulary/plain-signs';

/** What a text without a car is about. */
export type Topic =
	| 'no-text'
	| 'link'
	| 'phone'
	| 'mail'
	| 'document'
	| 'mileage'
	| 'price'
	| 'cost'
	| 'person'
	| 'fines'
	| 'support'
	| 'stop'
	| 'thanks'
	| 'greeting'
	| 'help'
	| 'unclear';

/** A topic with an answer of its own; help is a command. */
export type AnsweredTopic = Exclude<Topic, 'help'>;

/** A longer text is an advertisement, which speaks of a price and a telephone too. */
const LONGEST_TEXT = 80;

/** Digits without spaces may come from a picture, but for round ones. */
const NUMBER = '\\d{1,3}(?:[ .,]\\d{3})+|\\d+000';
const THOUSANDS = '\\d+(?:[.,]\\d+)? ?(?:кк?|k|м|т|тр|тыс[а-я]*|млн|миллион[а-я]*)\\.?';
const ROUBLES = ' ?(?:₽|р|руб[а-я]*)\\.?';
const BEFORE_PRICE = '(?:цена|прошу|бюджет|от|до|за|около)[ :-]*';

/** In lower case, е for ё, one space between words. The first that fits decides. */
const PATTERNS: readonly (readonly [Topic, RegExp])[] = [
	['no-text', /^$/u],
	['phone', /^(?:тел[а-я]*[ .:]*)?(?:\+?[78][ (-]*\d{3}|9\d{2})[ )-]*\d{3}[ -]*\d{2}[ -]*\d{2}$/u],
	['phone', /^\+\d[\d ()-]{8,18}$/u],
	['mail', /^[^\s@]+@[^\s@]+\.[a-zа-я]{2,}$/u],
	['document', /^(?:стс|э?птс|свидетельство)(?![а-я]).{0,40}$/u],
	['document', /^(?:\d{2} ?[\da-zа-я]{2} ?(?:№ ?)?\d{6}|\d{15})$/u],
	['mileage', /^(?:пробег[ :-]*)?\d[\d .,]*(?:т|тыс[а-я]*)?\.? ?км\.?$/u],
	['mileage', /^пробег[ :-]*\d[\d .,]*(?:т|тыс[а-я]*)?\.?$/u],
	[
		'price',
		new RegExp(
			`^(?:${BEFORE_PRICE})?(?:(?:${THOUSANDS}|${NUMBER})(?:${ROUBLES})?|\\d+${ROUBLES})(?:[ ,]*торг)?$`,
		),
	],
	['price', new RegExp(`^${BEFORE_PRICE}\\d[\\d .,]*(?: до \\d[\\d .,]*)?(?:${THOUSANDS})?(?:${ROUBLES})?$`)],
	[
		'cost',
		/(?:сколько .*сто[ия]т|почем|стоимост|бесплатн|платн|(?<![а-я])цен[аыу](?![а-я])|тариф|подписк|оплат)/u,
	],
	['person', /^[а-я-]+ [а-я-]+ [а-я]+(?:вич|вна|ична|оглы|кызы)$/u],
	['person', /^фио|(?:^| )(?:кто|чья|чей|найти|узнать|пробить) .*(?:владел|хозя|собственник|человек)/u],
	['fines', /(?<![а-я])штраф/u],
	['support', /(?:(?<![а-я])оператор|поддержк|менеджер|жив[а-я]+ человек|жалоб)/u],
	['stop', /^(?:стоп|stop|отпи[сш][а-я]*|хватит|отстань|не пиши[а-я]*|удали[а-я]*)(?: [а-я ]+)?$/u],
	['thanks', /(?:(?<![а-я])(?:спасиб|благодар|спс(?![а-я]))|^thank|^[👍🙏❤\p{EMod}]+$)/u],
	[
		'greeting',
		/^(?:привет[а-я]*|здравствуй[а-я]*|добр[а-я]+ (?:день|дня|утр[ао]|вечера?|ночи|времени)|хай(?![а-я]))/u,
	],
	['greeting', /^(?:hi|hello|салам|салют|👋)(?![a-zа-я])/u],
	['help', /^(?:помо(?:щь|ги[а-я]*)|help|start|старт|меню|начать|кто (?:ты|вы)|ты кто)$/u],
	['help', /^(?:что (?:ты |вы )?(?:умее|може)|как .*(?:работа|пользова))[а-я]+$/u],
];

/** What a text is about in which no car was found. */
export function topicOf(text: string): Topic {
	const words = plainSigns(text).toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
	if (words.length > LONGEST_TEXT) return 'unclear';
	const bare = words.replace(/[ ?!.,)]+$/, '');
	return PATTERNS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'unclear';
}
