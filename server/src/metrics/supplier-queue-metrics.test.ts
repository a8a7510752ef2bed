import { serveLocally } from '@avtosverka/registers/transport/testing/local-server';
import { createTransport } from '@avtosverka/registers/transport/transport';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { serviceRequestPolicy } from '../service-request-policy.ts';
import { createSupplierQueueMetrics } from './supplier-queue-metrics.ts';

test('show who is asked and who waits, and how many may; two queues of one service are one', async () => {
	const registry = new Registry();
	const { watchSupplierQueue } = createSupplierQueueMetrics([registry]);
	const shown = async () =>
		(await registry.metrics())
			.match(/^avtosverka_supplier_queue.*$/gm)
			?.map((line) => line.replace(/^avtosverka_supplier_queue_?/, ''));
	const policy = serviceRequestPolicy({ supplier: 'push', atOnce: 2, queue: 5 }, 5_000);
	const transports = [1, 2].map(() =>
		createTransport(policy, { now: () => new Date(), onQueue: watchSupplierQueue }),
	);
	const { promise: over, resolve: end } = Promise.withResolvers<void>();
	let seen = 0;
	const begun = Promise.withResolvers<void>();
	await using server = await serveLocally(async (_request, response) => {
		seen += 1;
		if (seen === 3) begun.resolve();
		await over;
		response.end();
	});
	const send = (transport = transports[0]) => {
		const { signal } = new AbortController();
		return transport?.send({ method: 'GET', url: server.url, repeatable: false, signal });
	};
	const sent = [send(), send(), send(), send(), send(transports[1])];
	await begun.promise;
	expect(await shown()).toEqual([
		'limit{supplier="push",state="active"} 4',
		'limit{supplier="push",state="waiting"} 10',
		'{supplier="push",state="active"} 3',
		'{supplier="push",state="waiting"} 2',
	]);
	end();
	await Promise.all(sent);
	expect((await shown())?.slice(2)).toEqual([
		'{supplier="push",state="active"} 0',
		'{supplier="push",state="waiting"} 0',
	]);
});
