import { escapeXml } from '../escape-xml.ts';

/** What a letter says: a heading, paragraphs, one thing to press, and what stands small below it. */
export type LetterPage = {
	readonly heading: string;
	readonly paragraphs: readonly string[];
	readonly button: { readonly words: string; readonly address: string };
	readonly small: readonly string[];
};

/** The letter for mail programs that show none but text. */
export function asText({ heading, paragraphs, button, small }: LetterPage): string {
	return [heading, ...paragraphs, `${button.words}:\n${button.address}`, '-- \nАвтосверка', ...small].join(
		'\n\n',
	);
}

const INK = '#16202c';
const SOFT = '#4c5a6b';

/** Styles stand on the elements and nothing is loaded: mail programs drop the rest. */
export function asHtml({ heading, paragraphs, button, small }: LetterPage): string {
	const paragraph = (text: string, style: string) =>
		`<p style="margin:0 0 14px;${style}">${escapeXml(text)}</p>`;
	return `<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeXml(heading)}</title>
</head>
<body style="margin:0;background:#f4f6f8;color:${INK};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 12px;font-weight:600;color:#1757d6">Автосверка</p>
<div style="background:#ffffff;border:1px solid #dfe4ea;border-radius:14px;padding:24px">
<h1 style="margin:0 0 14px;font-size:22px;line-height:1.25">${escapeXml(heading)}</h1>
${paragraphs.map((text) => paragraph(text, '')).join('\n')}
<p style="margin:20px 0 0"><a href="${escapeXml(button.address)}" style="display:inline-block;background:#1757d6;color:#ffffff;text-decoration:none;font-weight:600;border-radius:11px;padding:12px 20px">${escapeXml(button.words)}</a></p>
</div>
<div style="padding:16px 4px 0">
${small.map((text) => paragraph(text, `font-size:13px;color:${SOFT}`)).join('\n')}
</div>
</div>
</body>
</html>
`;
}
