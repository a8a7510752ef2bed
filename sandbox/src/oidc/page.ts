import { type Html, html } from '../dashboard/html.ts';
import { chooserDocument, PLAYS } from '../oauth/chooser.ts';
import { PEOPLE } from './people.ts';

/** What the dashboard says of the provider and its accounts. */
export function googlePart(siteUrl: string): Html {
	const people = PEOPLE.map(({ name, email, play }) => {
		const note = PLAYS[play] ? [html`<span class="failure-mode">${PLAYS[play]}</span>`] : [];
		return html`<li>${name ?? email} <span class="soft">${email}</span> ${note}</li>`;
	});
	return html`<p>Песочница играет и Яндекс ID, VK ID и Google: <a href="${siteUrl}/auth">войдите на сайте</a> и выберите один из выдуманных аккаунтов
или любой другой адрес на <code>example.org</code>.</p>
<ul class="subjects">${people}</ul>`;
}

/** What the provider shows where it cannot redirect back. */
export function errorPage(error: string, description: string): string {
	return chooserDocument('Google не принял запрос', html`<p><code>${error}</code> ${description}</p>`);
}
