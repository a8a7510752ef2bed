import { type Html, html } from '../dashboard/html.ts';
import type { Car, Release } from '../subjects/car.ts';

export type Question = { readonly asked: 'vin' | 'no vin' | null; readonly car: Car | null };

/** Laravel's own page for HTTP 419. */
export const EXPIRED_PAGE = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Page Expired</title></head>
<body><div class="code">419</div><div class="message">Page Expired</div></body></html>
`;

/** The page of the service: its form, and below it what it knows about the car that was asked about. */
export function carPage(token: string, { asked, car }: Question): string {
	return html`<!DOCTYPE html>
<html lang="ru"><head><meta charset="utf-8"><title>Проверка автомобиля по VIN</title></head>
<body>
<header><a href="/">Федеральная таможенная служба</a></header>
<main class="vin-check">
<h1>Проверка автомобиля по VIN</h1>
<form class="vin-check__form" action="/cars" method="post">
<input type="hidden" name="_token" value="${token}" autocomplete="off">
<input name="vin" maxlength="17" placeholder="VIN">
${asked === 'no vin' ? [html`<span class="invalid-feedback">Проверьте VIN: в нём 17 знаков</span>`] : []}
<button>Проверить</button>
</form>
${car && asked === 'vin' ? car.releases.map((release) => releaseCard(car, release)) : []}
</main>
<footer>Нашли ошибку на сайте? Сообщите нам</footer>
</body></html>
`.html;
}

function releaseCard(car: Car, { on, countryCode }: Release): Html {
	const { make, model } = car.build;
	const vin = car.vinAsWritten ?? car.vin ?? '—';
	const fields = [
		['Номер VIN', vin],
		['Модель', model === null ? make : `${make} ${model}`],
		['Номер кузова', vin],
		['Номер шасси', '—'],
		['Дата выпуска в свободное обращение', `${on} 00:00:00`],
	] as const;
	return html`<section class="vin-check__card">
<div class="vin-check__card-img"><img src="/build/flags/${countryCode.toLowerCase()}.svg" alt=""></div>
<div class="car-register-grid">
${fields.map(([label, value]) => html`<div class="car-register-grid__item"><div class="car-register-grid__label">${label}</div><div class="car-register-grid__value">${value}</div></div>`)}
</div>
</section>`;
}
