import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, headOf, html } from '../dashboard/html.ts';
import { STYLE } from '../dashboard/style.ts';

const NO_SCRIPTS = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The partner's site: the page that would sell a full report, and the one behind the banner on reports. */
export async function partnerRoutes(app: FastifyInstance, siteUrl: string): Promise<void> {
	const send = (reply: FastifyReply, page: Html) =>
		reply.type('text/html; charset=utf-8').header('content-security-policy', NO_SCRIPTS).send(page.html);

	app.get<{ Querystring: { vin?: unknown } }>('/partner/full-report', async (request, reply) => {
		const parsed = parseVin(String(request.query.vin ?? ''));
		return send(reply, reportPage(parsed.ok ? parsed.vin : null, siteUrl));
	});
	app.get('/partner/offer', async (_request, reply) => send(reply, offerPage(siteUrl)));
}

function reportPage(vin: string | null, siteUrl: string): Html {
	const car = vin ? html`о машине <strong>${vin}</strong>` : html`о машине`;
	const back = vin ? `${siteUrl}/checks/${vin}` : siteUrl;
	return partnerPage(
		'Полный отчёт у партнёра',
		html`<p>Здесь открылся бы сайт партнёра, который продаёт полный отчёт ${car}: фотографии, объявления, такси. Это страница
песочницы: ничего не продаётся и ничего не отправлено.</p>
<p><a href="${back}">Вернуться к проверке</a></p>`,
	);
}

function offerPage(siteUrl: string): Html {
	return partnerPage(
		'Предложение партнёра',
		html`<p>Здесь открылся бы сайт партнёра, на который ведёт баннер в отчёте. Это страница песочницы: ничего не продаётся и
ничего не отправлено.</p>
<p><a href="${siteUrl}">Вернуться на сайт</a></p>`,
	);
}

function partnerPage(title: string, text: Html): Html {
	return html`<!DOCTYPE html>
<html lang="ru">
${headOf(title, STYLE)}
<body>
<main>
<h1>${title}</h1>
${text}
</main>
</body>
</html>
`;
}
