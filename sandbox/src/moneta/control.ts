import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { isHow } from './hows.ts';
import type { Operation } from './operations.ts';
import { FormRefused, METHOD_NAMES, type Method, readPayment } from './payment.ts';
import { isSending, type MonetaPlay } from './play.ts';
import type { Fields } from './signature.ts';
import type { Till } from './till.ts';

/**
 * Switches of the account, and payments without a browser: `POST /_control/moneta` with `{ sending, checkUrl
 * }` (or the dashboard's form), `POST /_control/moneta/pay` with `{ fields, how, method }`, where the fields
 * are a signed form's, and `GET /_control/moneta`: the switches and what became of every operation.
 */
export function monetaControl(
	app: FastifyInstance,
	{ moneta }: World,
	{ till, siteUrl }: { readonly till: Till; readonly siteUrl: string },
): void {
	app.get('/_control/moneta', async () => stateOf(moneta));

	app.post('/_control/moneta', async (request, reply) => {
		const { sending = moneta.sending, checkUrl = moneta.checkUrl } = bodyOf(request.body);
		if (!isSending(sending) || !['on', 'off', true, false].includes(checkUrl as string)) {
			return reply.code(400).send({ message: 'Так MONETA не умеет' });
		}
		moneta.sending = sending;
		moneta.checkUrl = checkUrl === 'on' || checkUrl === true;
		const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
		return isForm ? reply.redirect('/', 303) : stateOf(moneta);
	});

	app.post('/_control/moneta/pay', async (request, reply) => {
		const { fields, how = 'pay', method } = bodyOf(request.body);
		try {
			const payment = readPayment(textsOf(fields), siteUrl);
			const way = method ?? payment.chosen;
			if (!isHow(how) || !isMethod(way)) throw new FormRefused('Так заплатить нельзя');
			const { operation, outcome, location } = await till.take(payment, way, how);
			return { ...operationReply(operation), outcome, location };
		} catch (error) {
			if (!(error instanceof FormRefused)) throw error;
			return reply.code(400).send({ message: error.message });
		}
	});
}

function bodyOf(body: unknown): Readonly<Record<string, unknown>> {
	return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

function textsOf(fields: unknown): Fields {
	return Object.fromEntries(Object.entries(bodyOf(fields)).map(([name, value]) => [name, String(value)]));
}

function isMethod(name: unknown): name is Method {
	return (METHOD_NAMES as readonly unknown[]).includes(name);
}

function operationReply({ id, payment, ...operation }: Operation): object {
	const { transaction, amount } = payment;
	return { operation: id, transaction, amount, ...operation };
}

function stateOf({ sending, checkUrl, operations }: MonetaPlay): object {
	return { sending, checkUrl, operations: operations.all().map(operationReply) };
}
