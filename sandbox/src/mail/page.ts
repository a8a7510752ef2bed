import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { type Html, headOf, html } from '../dashboard/html.ts';
import { STYLE } from '../dashboard/style.ts';
import type { ReceivedLetter } from './inbox.ts';

const MORE_STYLE = `${STYLE}
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
dt { color: var(--soft); } dd { margin: 0; }
`;

function page(title: string, content: Html): string {
	return html`<!DOCTYPE html>
<html lang="ru">
${headOf(title, MORE_STYLE)}
<body>
<main>
${content}
</main>
</body>
</html>
`.html;
}

function line({ id, at, to, subject, files }: ReceivedLetter): Html {
	return html`<li><a href="/mail/${id}">${subject || '(без темы)'}</a>
<p class="told">Кому: ${to.join(', ')}</p>
<p class="soft told">${formatMoment(at.toISOString())}${files.length > 0 ? `, вложений: ${files.length}` : ''}</p></li>`;
}

/** Every letter that has come, the newest first. */
export function inboxPage(letters: readonly ReceivedLetter[]): string {
	return page(
		'Почта песочницы',
		html`<p><a href="/">Песочница</a></p>
<h1>Почта</h1>
<p>Сюда приходят все письма сайта, на какой бы адрес он их ни отправил. Дальше они не идут.</p>
${letters.length > 0 ? html`<ul class="subjects">${letters.map(line)}</ul>` : html`<p class="soft">Писем ещё не было.</p>`}`,
	);
}

/** One letter: what its envelope says, as text, as its HTML, and what is attached. */
export function letterPage({
	id,
	at,
	to,
	from,
	subject,
	messageId,
	text,
	html: body,
	files,
}: ReceivedLetter): string {
	const attached = files.map(
		({ name, type, bytes }, index) =>
			html`<li><a href="/mail/${id}/files/${index}">${name}</a> <span class="soft">${type}, ${bytes.length} байт</span></li>`,
	);
	return page(
		subject,
		html`<p><a href="/mail">Вся почта</a></p>
<h1>${subject}</h1>
<dl><dt>От</dt><dd>${from}</dd><dt>Кому</dt><dd>${to.join(', ')}</dd><dt>Пришло</dt><dd>${formatMoment(at.toISOString())}</dd>
<dt>Message-ID</dt><dd>${messageId}</dd></dl>
${files.length > 0 ? html`<h2>Вложения</h2><ul class="subjects">${attached}</ul>` : html``}
${body ? html`<h2>Как в почтовой программе</h2><iframe sandbox="allow-popups" src="/mail/${id}/html" title="Письмо"></iframe>` : html``}
<h2>Текстом</h2>
<div class="panel"><pre>${text}</pre></div>`,
	);
}
