import { type Html, html } from './html.ts';

/** One of the sandbox's switches as a person sees it: a list of what there is, and a button. */
export type Switch = {
	/** Makes the field's id; of one kind on the page. */
	readonly id: string;
	readonly label: string;
	/** Where under `/_control` the choice goes, and the name under which it does. */
	readonly path: string;
	readonly field: string;
	/** What goes along with it, by name. */
	readonly along: Readonly<Record<string, string>>;
	/** What can be chosen, with words for people. */
	readonly choices: Readonly<Record<string, string>>;
	readonly current: string;
};

/** A switch in a panel of its own; it works without a script. */
export function switchPanel({ id, label, path, field, along, choices, current }: Switch): Html {
	const hidden = Object.entries(along).map(
		([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
	);
	const options = Object.entries(choices).map(([choice, words]) =>
		choice === current
			? html`<option value="${choice}" selected>${words}</option>`
			: html`<option value="${choice}">${words}</option>`,
	);
	return html`<div class="panel">
<form class="inline" method="post" action="/_control/${path}">
${hidden}
<label for="${id}"><strong>${label}</strong></label>
<select id="${id}" name="${field}">${options}</select>
<button class="first" type="submit">Переключить</button>
</form>
</div>`;
}
