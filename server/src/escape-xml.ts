const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Text as it may stand in XML or HTML, in an element or in a quoted attribute. Characters that XML has no
 * place for are left out: one of them would make the whole document unreadable.
 */
export function escapeXml(text: string): string {
	return text.replace(NO_XML, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);
}
