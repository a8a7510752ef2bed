import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world.ts';
import { monetaControl } from './control.ts';
import { isHow } from './hows.ts';
import { createNotifier } from './notifications.ts';
import { csvOf } from './operations.ts';
import { outcomePage, paymentPage, refusalPage, type Setting, type View } from './page.ts';
import { FormRefused, methodOf, readPayment } from './payment.ts';
import type { Fields } from './signature.ts';
import { createTill } from './till.ts';
import { WIDGET_SCRIPT } from './widget-script.ts';

const HTML = 'text/html; charset=utf-8';

/**
 * MONETA.Assistant for the one shop at `siteUrl` (without a slash at its end): the payment page at
 * `/moneta/assistant.htm` and, for the shop's frame, `/moneta/assistant.widget`, by GET and POST;
 * `/moneta/pay` takes what was pressed there; `/moneta/operations.csv` is the cabinet's list of operations.
 */
export async function monetaRoutes(app: FastifyInstance, world: World, siteUrl: string): Promise<void> {
	const { moneta, timeScale } = world;
	const till = createTill(moneta, createNotifier(moneta, timeScale, siteUrl));
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	app.addHook('preClose', async () => moneta.stop());
	monetaControl(app, world, { till, siteUrl });

	for (const [path, view] of [
		['/moneta/assistant.htm', 'page'],
		['/moneta/assistant.widget', 'widget'],
	] as const) {
		app.route({
			method: ['GET', 'POST'],
			url: path,
			handler: async (request, reply) => {
				const fields = fieldsOf(request);
				const setting = settingIn(fields, view);
				return orRefuse(reply, setting, async () => {
					const payment = readPayment(fields, siteUrl);
					return sendPage(reply, setting, paymentPage(payment, setting));
				});
			},
		});
	}

	app.post('/moneta/pay', async (request, reply) => {
		const { how, view, containerId: _, ...fields } = fieldsOf(request);
		const setting = settingIn(fieldsOf(request), view === 'widget' ? 'widget' : 'page');
		return orRefuse(reply, setting, async () => {
			const payment = readPayment(fields, siteUrl);
			const method = methodOf(fields['paymentSystem.unitId']);
			if (!isHow(how) || !method) throw new FormRefused('Не сказано, как платить');
			const paid = await till.take(payment, method, how);
			if (setting.view === 'page' && paid.location !== null) return reply.redirect(paid.location, 303);
			return sendPage(reply, setting, outcomePage(paid, setting));
		});
	});

	app.get('/moneta/widget.js', async (_request, reply) =>
		reply.type('text/javascript; charset=utf-8').send(WIDGET_SCRIPT),
	);

	app.get('/moneta/operations.csv', async (_request, reply) =>
		reply
			.type('text/csv; charset=utf-8')
			.header('cache-control', 'no-store')
			.send(csvOf(moneta.operations.all())),
	);

	function settingIn(fields: Fields, view: View): Setting {
		return { view, shop: originOf(siteUrl), container: fields.containerId ?? '' };
	}

	async function orRefuse(reply: FastifyReply, setting: Setting, answer: () => Promise<FastifyReply>) {
		try {
			return await answer();
		} catch (error) {
			if (!(error instanceof FormRefused)) throw error;
			return sendPage(reply.code(400), setting, refusalPage(error.message, setting));
		}
	}
}

function fieldsOf({ query, body }: FastifyRequest): Fields {
	const given = Object.entries({ ...(query as object), ...(body as object | undefined) });
	return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function sendPage(reply: FastifyReply, { view, shop }: Setting, page: string): FastifyReply {
	const framed = view === 'widget' ? shop : "'none'";
	const policy = [
		"default-src 'none'",
		"style-src 'unsafe-inline'",
		'img-src data:',
		view === 'widget' ? "script-src 'self'" : '',
		// Browsers hold the way back against the policy of the page whose form led there.
		`form-action 'self' ${shop}`,
		"base-uri 'none'",
		`frame-ancestors ${framed}`,
	].filter(Boolean);
	return reply
		.type(HTML)
		.header('content-security-policy', policy.join('; '))
		.header('referrer-policy', 'no-referrer')
		.header('cache-control', 'no-store')
		.send(page);
}

function originOf(address: string): string {
	return URL.canParse(address) ? new URL(address).origin : address;
}
