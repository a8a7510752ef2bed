import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../dashboard/html.ts';
import { STYLE } from '../dashboard/style.ts';

const NO_SCRIPTS = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The partner's site that sells full reports: one page that says what would be sold. */
export async function partnerRoutes(app: FastifyInstance, siteUrl: string): Promise<void> {
	app.get<{ Querystring: { vin?: unknown } }>('/partner/full-report', async (request, reply) => {
		const parsed = parseVin(String(request.query.vin ?? ''));
		return reply
			.type('text/html; charset=utf-8')
			.header('content-security-policy', NO_SCRIPTS)
			.send(partnerPage(parsed.ok ? parsed.vin : null, siteUrl).html);
	});
}

function partnerPage(vin: string | null, siteUrl: string): Html {
	const car = vin ? html`о машине <strong>${vin}</strong>` : html`о машине`;
	const back = vin ? `${siteUrl}/checks/${vin}` : siteUrl;
	return html`<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Партнёр: полный отчёт</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<main>
<h1>Полный отчёт у партнёра</h1>
<p>Здесь открылся бы сайт партнёра, который продаёт полный отчёт ${car}: фотографии, объявления, такси. Это страница
песочницы: ничего не продаётся и ничего не отправлено.</p>
<p><a href="${back}">Вернуться к проверке</a></p>
</main>
</body>
</html>
`;
}
