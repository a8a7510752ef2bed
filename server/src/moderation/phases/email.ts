import { lowered, spacedJoined } from './folding.ts';
import { type MappedText, marksIn, replaceIn, type TextMark } from './mapped.ts';

const AT = String.raw`(?:\s*@\s*|\s*[\[({]\s*(?:at|a|эт|ат|собака|собачка|@)\s*[\])}]\s*|\s+(?:at|собака|собачка)\s+)`;
const DOT = String.raw`(?:\s*\.\s*|\s*[\[({]\s*(?:dot|точка|\.)\s*[\])}]\s*|\s+(?:dot|точка)\s+)`;
const ZONE = '(?:ru|com|net|org|su|info|by|kz|ua|рф|ру|ком|example)';
const MAIL_HOST =
	'(?:mail|gmail|yandex|bk|list|inbox|rambler|icloud|мейл|майл|мэйл|гмейл|джимейл|яндекс|рамблер)';
const ADDRESS = new RegExp(
	String.raw`[\p{L}\d][\p{L}\d._+-]{0,63}${AT}(?:(?:[\p{L}\d-]{1,63}${DOT}){1,4}${ZONE}|${MAIL_HOST})(?![\p{L}\d])`,
	'gu',
);
/** «и в а н @ m a i l . r u»: letters apart with the signs of an address among them. */
const APART = /(?<![\p{L}\d])(?:[\p{L}\d] (?:[._-] ?)?){2,}@ ?(?:[\p{L}\d](?: ?\. ?| |(?![\p{L}\d]))){3,}/gu;

/** Where e-mail addresses stand, written as usual, in words, or with letters apart. */
export function emailsIn(text: string): TextMark[] {
	const plain = lowered(text);
	const closed = replaceIn(plain, APART, (match) => match.replace(/ /g, ''));
	return [plain, closed, spacedJoined(plain)].flatMap((form) => marksIn(form, ADDRESS));
}

/** A text without its addresses: what is an e-mail is not a link as well. */
export function withoutEmails(text: MappedText): MappedText {
	return replaceIn(text, ADDRESS, () => ' ');
}
