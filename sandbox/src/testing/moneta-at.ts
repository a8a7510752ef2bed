import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { answerSignature, type Fields, formSignature } from '../moneta/signature.ts';
import { MONETA_ACCOUNT, MONETA_SECRET } from '../settings.ts';
import { createWorld, type World } from '../world.ts';
import { NOW } from './sandbox-at.ts';

/** What a shop heard at one of its addresses. */
export type ShopRequest = { readonly method: string; readonly path: string; readonly fields: Fields };
/** What a shop says; a text stands for an answer with the status 200. */
export type Said = string | { readonly status: number; readonly body: string };

export type Shop = {
	/** Address without a slash at its end. */
	readonly url: string;
	readonly received: readonly ShopRequest[];
	close(): Promise<void>;
};

/** A shop that answers in turn with what it is given, with the last of it from then on. */
export async function shopAt(says: readonly ((request: ShopRequest) => Said)[]): Promise<Shop> {
	const received: ShopRequest[] = [];
	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop');
		const body = new URLSearchParams(await bodyOf(request));
		const fields = Object.fromEntries([...searchParams, ...body]);
		const question = { method: request.method ?? '', path: pathname, fields };
		const say = says[Math.min(received.length, says.length - 1)];
		received.push(question);
		const said = say?.(question) ?? '';
		const { status, body: text } = typeof said === 'string' ? { status: 200, body: said } : said;
		response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(text);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		received,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts).toString();
}

/** A sandbox that does not listen, whose shop is at this address. */
export function monetaAt(
	siteUrl: string,
	timeScale = 0,
): { readonly app: FastifyInstance; readonly world: World } {
	const world = createWorld({ now: () => NOW, timeScale });
	return { app: createApp(world, { siteUrl, logger: false }), world };
}

/** A signed form of an order, as the shop makes it; `changed` is not signed. */
export function formOf(siteUrl: string, changed: Readonly<Record<string, string | undefined>> = {}): Fields {
	const signed = {
		MNT_ID: MONETA_ACCOUNT,
		MNT_TRANSACTION_ID: 'ORDER-1',
		MNT_AMOUNT: '49.00',
		MNT_CURRENCY_CODE: 'RUB',
		MNT_SUBSCRIBER_ID: 'user-1',
		MNT_TEST_MODE: '0',
	};
	const fields: Readonly<Record<string, string | undefined>> = {
		...signed,
		MNT_SIGNATURE: formSignature(signed, MONETA_SECRET),
		MNT_DESCRIPTION: '10 запросов <b>',
		MNT_SUCCESS_URL: `${siteUrl}/successPay?order=1`,
		MNT_FAIL_URL: `${siteUrl}/failPay`,
		MNT_RETURN_URL: `${siteUrl}/payment`,
		MNT_CUSTOM1: 'своё',
		...changed,
	};
	const stored = Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined);
	return Object.fromEntries(stored);
}

/** The same, signed again after the change. */
export function signedFormOf(siteUrl: string, changed: Readonly<Record<string, string | undefined>>): Fields {
	const fields = formOf(siteUrl, changed);
	return { ...fields, MNT_SIGNATURE: formSignature(fields, MONETA_SECRET) };
}

/** A sandbox and its shop, with what a payer and a test do there. */
export async function shopWorld(...says: ((request: ShopRequest) => Said)[]) {
	const shop = await shopAt(says);
	const { app, world } = monetaAt(shop.url);
	return {
		shop,
		app,
		world,
		/** A button of the payment page. */
		press: (how: string, changed: Readonly<Record<string, string | undefined>> = {}) =>
			app.inject({
				method: 'POST',
				url: '/moneta/pay',
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				payload: new URLSearchParams({
					...formOf(shop.url, changed),
					'paymentSystem.unitId': 'card',
					how,
				}).toString(),
			}),
		control: async (payload: object) =>
			(await app.inject({ method: 'POST', url: '/_control/moneta', payload })).json(),
		operations: async () => (await app.inject({ url: '/_control/moneta' })).json().operations,
		async close() {
			await app.close();
			await shop.close();
		},
	};
}

/** A shop's signed answer with a result code. */
export function xmlAnswer(code: string) {
	return ({ fields }: ShopRequest): string => {
		const { MNT_ID = '', MNT_TRANSACTION_ID = '' } = fields;
		const signed = { MNT_ID, MNT_TRANSACTION_ID, MNT_RESULT_CODE: code };
		const signature = answerSignature(signed, MONETA_SECRET);
		const elements = Object.entries({ ...signed, MNT_SIGNATURE: signature });
		return `<MNT_RESPONSE>${elements.map(([name, text]) => `<${name}>${text}</${name}>`).join('')}</MNT_RESPONSE>`;
	};
}
