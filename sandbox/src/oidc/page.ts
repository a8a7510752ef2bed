import { type Html, headOf, html } from '../dashboard/html.ts';
import { STYLE } from '../dashboard/style.ts';
import { PEOPLE, type Person } from './people.ts';

const PLAYS: Readonly<Record<Person['play'], string>> = {
	fine: '',
	refused: 'откажется от входа',
	slow: 'ответит через шесть секунд',
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

/** Where a person chooses a Google account; `action` takes it, `wrong`: the last one was none. */
export function chooserPage(action: string, wrong: boolean): string {
	return document(
		'Выберите аккаунт Google',
		html`<p>Это страница песочницы: аккаунты выдуманы, настоящий Google не спрашивают.</p>
${PEOPLE.map((person) => accountForm(action, person))}
<form class="other" method="post" action="${action}">
<label>Другой аккаунт
<input type="email" name="account" placeholder="kto-ugodno@example.org" required></label>
<button type="submit">Войти</button>
</form>
${wrong ? [html`<p role="alert">Здесь бывают только адреса вида kto-ugodno@example.org</p>`] : []}`,
	);
}

function accountForm(action: string, { name, email, play }: Person): Html {
	const told = PLAYS[play];
	return html`<form method="post" action="${action}">
<input type="hidden" name="account" value="${email}">
<button class="account" type="submit">${name ?? email}<span>${email}${told ? ` — ${told}` : ''}</span></button>
</form>`;
}

/** What the dashboard says of the provider and its accounts. */
export function googlePart(siteUrl: string): Html {
	const people = PEOPLE.map(({ name, email, play }) => {
		const told = PLAYS[play] ? [html`<span class="failure-mode">${PLAYS[play]}</span>`] : [];
		return html`<li>${name ?? email} <span class="soft">${email}</span> ${told}</li>`;
	});
	return html`<p>Песочница играет и Google: <a href="${siteUrl}/auth">войдите на сайте</a> и выберите один из выдуманных аккаунтов
или любой другой адрес на <code>example.org</code>.</p>
<ul class="subjects">${people}</ul>`;
}

/** What the provider shows where it can send nobody back. */
export function errorPage(error: string, description: string): string {
	return document('Google не принял запрос', html`<p><code>${error}</code> ${description}</p>`);
}

function document(title: string, text: Html): string {
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
