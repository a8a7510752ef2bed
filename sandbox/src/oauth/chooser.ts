import type { FastifyReply } from 'fastify';
import { type Html, headOf, html } from '../dashboard/html.ts';
import { STYLE } from '../dashboard/style.ts';
import type { Person } from '../oidc/people.ts';

/** What comes of choosing a person, beside the name. */
export const PLAYS: Readonly<Record<Person['play'], string>> = {
	fine: '',
	refused: 'откажется от входа',
	slow: 'служба ответит сайту через шесть секунд',
	expired: 'код выйдет раньше, чем его предъявят',
	foreign: 'данные придут о чужом входе',
	broken: 'служба ответит сбоем',
	wrapped: 'всё придёт одним параметром',
};

const CHOOSER_STYLE = `
main { max-width: 30rem; }
form { margin: 0 0 .75rem; }
button.account { display: block; width: 100%; text-align: left; background: var(--card); border-radius: 12px; padding: .8rem 1rem; }
button.account span { display: block; font-weight: 400; color: var(--soft); }
form.other { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-top: 1.5rem; }
form.other label { flex: 1 1 14rem; }
input { display: block; width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
	border-radius: 8px; padding: .45rem .8rem; min-height: 44px; }
`;

/** A page on which a person chooses an account; `action` takes it, `wrong`: the last one was none. */
export type Chooser = {
	readonly provider: string;
	readonly people: readonly Person[];
	readonly action: string;
	readonly wrong: boolean;
};

/** The page's document. */
export function chooserPage({ provider, people, action, wrong }: Chooser): string {
	return chooserDocument(
		`Выберите аккаунт ${provider}`,
		html`<p>Это страница песочницы: аккаунты выдуманы, настоящий ${provider} не спрашивают.</p>
${people.map((person) => accountForm(action, person))}
<form class="other" method="post" action="${action}">
<label>Другой аккаунт
<input type="email" name="account" placeholder="kto-ugodno@example.org" required></label>
<button type="submit">Войти</button>
</form>
${wrong ? [html`<p role="alert">Здесь бывают только адреса вида kto-ugodno@example.org</p>`] : []}`,
	);
}

function accountForm(action: string, { name, email, play }: Person): Html {
	const note = PLAYS[play];
	return html`<form method="post" action="${action}">
<input type="hidden" name="account" value="${email}">
<button class="account" type="submit">${name ?? email}<span>${email}${note ? ` — ${note}` : ''}</span></button>
</form>`;
}

/** Sends a provider's page; browsers hold the way back to the site against the page that began it. */
export function sendChooser(reply: FastifyReply, siteUrl: string, page: string): FastifyReply {
	const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${siteUrl}; frame-ancestors 'none'`;
	return reply
		.type('text/html; charset=utf-8')
		.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
		.send(page);
}

/** A document in the style of the chooser. */
export function chooserDocument(title: string, text: Html): string {
	return html`<!DOCTYPE html>
<html lang="ru">
${headOf(title, STYLE + CHOOSER_STYLE)}
<body>
<main>
<h1>${title}</h1>
${text}
</main>
</body>
</html>
`.html;
}
