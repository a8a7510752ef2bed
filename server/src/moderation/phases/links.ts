import { withoutEmails } from './email.ts';
import { asLatin, lowered } from './folding.ts';
import { type MappedText, marksIn, replaceIn } from './mapped.ts';
import { type PhaseCheck, remarksOf } from './phase.ts';

/** Written otherwise than with a dot: «сайт[.]ru», «сайт точка ру». */
const SPELT_DOT =
	/\s*[[({]\s*(?:\.|dot|точка)\s*[\])}]\s*|(?<=[\p{L}\d])\s+(?:точка|dot)\s+(?=(?:ru|ру|рф|com|ком|net|нет)(?![\p{L}\d]))|[․。]/gu;
const SCHEME = /(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s]+/g;
const ZONES = 'ru|com|net|org|info|biz|online|site|shop|store|xyz|su|by|kz|ua|uz';
/** Shorter zones are also ends of sentences in look-alike letters: here every letter is Latin. */
const LATIN_ZONES = 'me|ly|be|to|cc|io|gl|co|top|pro|club|app|dev|link|tv|gg|ru|com|net|org';
const PATH = String.raw`(?:\/[^\s]*)?`;
const DOMAIN = new RegExp(
	String.raw`(?<![\p{L}\d@._-])(?:[a-z\d][a-z\d-]*\.)+(?:${ZONES})(?![\p{L}\d])${PATH}`,
	'gu',
);
const LATIN_DOMAIN = new RegExp(
	String.raw`(?<![\p{L}\d@._-])(?:[a-z\d][a-z\d-]*\s?\.\s?)+(?:${LATIN_ZONES})(?![\p{L}\d])${PATH}`,
	'gu',
);
const CYRILLIC_DOMAIN = /(?<![\p{L}\d@._-])[а-яa-z\d-]{2,}\.(?:рф|ру|ком|ru)(?![\p{L}\d])/gu;
const HANDLE = /(?<![\p{L}\d._@-])@[a-z][a-z\d_]{4,}/gu;

/** What advertising sounds like around cars. */
const ADVERTISING = new RegExp(
	[
		'промокод[а-я]*',
		'подписывай(?:ся|тесь)|подпишись|подпишитесь',
		'ссылк[аеуи] в (?:моем )?профиле|переход(?:и|ите) по ссылке|жми(?:те)? (?:на )?ссылку',
		'(?:срочный |дорого |быстрый )?выкуп(?:им|аем)? (?:ваш[еу] )?(?:авто|машин)[а-я]*',
		'(?:скручу|скрутим|скрутка|смотаю|смотаем|корректировка) (?:пробег[а-я]*|спидометр[а-я]*|одометр[а-я]*)',
		'(?:кредит|займ|рассрочка|деньги)[а-я]*(?: [а-я]+){0,2} (?:без отказа|без справок|под птс|за 5 минут)',
		'казино|букмекер[а-я]*|ставки на спорт',
		'заработ(?:ок|ка|ай|айте)(?= (?:на|в|от|без|с) )',
		'подбор авто|автоподбор[а-я]*|авто под заказ|под ключ',
		'(?:пишите|пиши|обращайтесь|обращайся)(?: мне)? в (?:лс|личку|личные|директ)',
		'продам|продаю отчет[а-я]*|куплю',
		'лучшие цены|низкие цены|цены от|доставка по (?:рф|россии|всей)|в наличии и под заказ',
		'скидк[аеуи] (?:\\d+ ?%|по )',
	]
		.map((phrase) => `(?:${phrase})`)
		.join('|')
		.replace(/^/, '(?<![а-я])(?:')
		.replace(/$/, ')(?![а-я])'),
	'g',
);

/** A report of ours may be linked to, and nothing else of any site. */
function withoutOwnReports(text: MappedText, ownHost: string): MappedText {
	const host = ownHost.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	const own = new RegExp(
		`(?<![\\p{L}\\d._/@-])(?:https?://)?${host}/checks/[a-z\\d]{17}(?![\\p{L}\\d/?#])`,
		'gu',
	);
	return replaceIn(text, own, () => ' ');
}

/** Links, with look-alike letters and spelt dots too, and advertising. */
export const links: PhaseCheck = ({ text, ownHost }) => {
	const plain = withoutEmails(withoutOwnReports(lowered(text), ownHost));
	const dotted = replaceIn(plain, SPELT_DOT, () => '.');
	const latin = asLatin(dotted);
	const addresses = [
		...marksIn(dotted, SCHEME),
		...marksIn(latin, SCHEME),
		...marksIn(latin, DOMAIN),
		...marksIn(dotted, LATIN_DOMAIN),
		...marksIn(dotted, CYRILLIC_DOMAIN),
	];
	return remarksOf('links', [
		{ severity: 'medium', reason: 'Ссылка на другой сайт.', marks: addresses },
		{ severity: 'medium', reason: 'Чей-то канал или страница.', marks: marksIn(plain, HANDLE) },
		{ severity: 'low', reason: 'Похоже на рекламу.', marks: marksIn(plain, ADVERTISING) },
	]);
};
