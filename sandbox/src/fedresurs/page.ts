import { html } from '../dashboard/html.ts';
import { lifeBehind } from '../subjects/person-life.ts';
import type { PledgeNotice } from '../subjects/person-rows/row-types.ts';
import { PERSONS } from '../subjects/persons.ts';

/** A row of the list; it tells no birth date. */
export function listRow({ guid, number, at, pledgor, pledgees, subjects }: PledgeNotice): object {
	return {
		guid,
		referenceNumber: number,
		registrationTime: at,
		pledgors: [givenNameFirst(pledgor.name)],
		pledgees,
		subjects,
	};
}

/** The notice with this guid; null for none. */
export function noticeWith(guid: string): PledgeNotice | null {
	const notices = PERSONS.flatMap(({ passport }) => lifeBehind({ passport }).pledges);
	return notices.find((notice) => notice.guid === guid) ?? null;
}

/** The notary's page of a notice whose pledgor's birth date is known. */
export function noticePage({ number, at, pledgor, pledgees, subjects }: PledgeNotice, born: string): string {
	return html`<!DOCTYPE html>
<html lang="ru"><head><meta charset="utf-8"><title>Уведомление о залоге</title></head>
<body>
<h1>Уведомление о возникновении залога движимого имущества №${number}</h1>
<div>Дата регистрации: ${dotted(at.slice(0, 10))}</div>
<div>Залогодатель: ${givenNameFirst(pledgor.name)}, ${dotted(born)}</div>
${pledgees.map((pledgee) => html`<div>Залогодержатель: ${pledgee}</div>`)}
${subjects.map((subject) => html`<div>VIN: ${subject}</div>`)}
</body></html>
`.html;
}

/** «Примеров Пётр Образцович» is «ПЁТР ОБРАЗЦОВИЧ ПРИМЕРОВ» to the notaries. */
function givenNameFirst(name: string): string {
	const [lastName = '', ...given] = name.toUpperCase().split(' ');
	return [...given, lastName].join(' ');
}

function dotted(day: string): string {
	return day.split('-').reverse().join('.');
}
