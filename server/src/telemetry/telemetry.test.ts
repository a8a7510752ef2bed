import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import Fastify from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTelemetry, type Telemetry, type TelemetrySettings, type TelemetrySource } from './telemetry.ts';

/** As OTLP's JSON has it, what is looked at alone. */
type Sent = { readonly path: string; readonly text: string };
type SentSpan = {
	readonly name: string;
	readonly traceId: string;
	readonly spanId: string;
	readonly parentSpanId?: string;
	readonly kind: number;
	readonly status: { readonly code?: number };
};

const VIN = 'XTAGFL110KY700281';
const OUTER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

let collector: Server;
let sent: Sent[];
let status: number;

beforeEach(async () => {
	sent = [];
	status = 200;
	collector = createServer(async (request, response) => {
		let text = '';
		for await (const chunk of request) text += chunk;
		sent.push({ path: request.url ?? '', text });
		response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
	});
	await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
	collector.closeAllConnections();
	collector.close();
});

function begin(
	registry = new Registry(),
	settings: Partial<TelemetrySettings> = {},
	source: Partial<TelemetrySource> = {},
): Telemetry {
	const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
	const build = { version: '1.2.3', commit: 'abc' };
	return startTelemetry(
		{ endpoint, sampleRatio: 1, ...settings },
		{ registry, build, service: 'avtosverka', role: 'server', ...source },
	);
}

/** A request for a check that asks one supplier, whose call fails. */
async function askOnce(telemetry: Telemetry, headers: Record<string, string> = {}) {
	const app = Fastify();
	telemetry.spans.traceRequests(app);
	app.get('/v1/check/:vin', async (_request, reply) => {
		await Promise.resolve();
		telemetry.spans.supplierCalled({ supplier: 'gost', outcome: 'timeout', attempts: 2, durationMs: 40 });
		return reply.code(503).send({});
	});
	await app.inject({ url: `/v1/check/${VIN}`, headers });
	await app.close();
}

const textOf = (path: string) => sent.filter((one) => one.path === path).map(({ text }) => text);
const spansOf = (): readonly SentSpan[] =>
	textOf('/v1/traces').flatMap((text) => JSON.parse(text).resourceSpans[0].scopeSpans[0].spans);

test('a request and the call to a supplier inside it are one trace, by patterns and never by a VIN', async () => {
	const telemetry = begin();
	await askOnce(telemetry);
	await telemetry.stop();
	const [call, request] = spansOf();
	expect(request).toMatchObject({ name: 'GET /v1/check/:vin', kind: 2, status: { code: 2 } });
	expect(call).toMatchObject({ name: 'supplier gost', kind: 3, status: { code: 2 } });
	expect([call?.traceId, call?.parentSpanId]).toEqual([request?.traceId, request?.spanId]);
	expect(textOf('/v1/traces').join()).toContain('"1.2.3"');
	expect(textOf('/v1/traces').join()).not.toContain(VIN);
});

test('a call inside a request whose body has come over a connection belongs to it', async () => {
	const telemetry = begin();
	const app = Fastify();
	telemetry.spans.traceRequests(app);
	app.post('/v1/orders', async () => {
		telemetry.spans.supplierCalled({ supplier: 'gost', outcome: '2xx', attempts: 1, durationMs: 4 });
		return {};
	});
	const url = await app.listen({ port: 0, host: '127.0.0.1' });
	const headers = { 'content-type': 'application/json' };
	await fetch(`${url}/v1/orders`, { method: 'POST', headers, body: '{}' });
	await app.close();
	await telemetry.stop();
	const [call, request] = spansOf();
	expect([call?.traceId, call?.parentSpanId]).toEqual([request?.traceId, request?.spanId]);
});

test('each process is one of its own to the collector, by an id, its machine and its role', async () => {
	const both = [begin(new Registry(), {}, { role: 'server' }), begin(new Registry(), {}, { role: 'worker' })];
	await Promise.all(both.map((one) => one.stop()));
	const values = textOf('/v1/metrics').map((text) => {
		type Attribute = { readonly key: string; readonly value: { readonly stringValue: string } };
		const attributes: readonly Attribute[] = JSON.parse(text).resourceMetrics[0].resource.attributes;
		return new Map(attributes.map(({ key, value }) => [key, value.stringValue]));
	});
	expect(values.map((one) => one.get('avtosverka.role')).sort()).toEqual(['server', 'worker']);
	expect(values.map((one) => one.get('host.name'))).toEqual([hostname(), hostname()]);
	const ids = values.map((one) => one.get('service.instance.id'));
	expect(new Set(ids).size).toBe(2);
	expect(ids).not.toContain(undefined);
});

test("the proxy's trace is gone on with, and its wish not to be traced is heard", async () => {
	const telemetry = begin(new Registry(), { sampleRatio: 0 });
	await askOnce(telemetry, { traceparent: `00-${OUTER.trace}-${OUTER.span}-01` });
	await askOnce(telemetry, { traceparent: `00-${OUTER.trace}-${OUTER.span}-00` });
	await askOnce(telemetry, { traceparent: 'nonsense' });
	await telemetry.stop();
	expect(spansOf().map(({ name }) => name)).toEqual(['supplier gost', 'GET /v1/check/:vin']);
	expect(spansOf()[1]).toMatchObject({ traceId: OUTER.trace, parentSpanId: OUTER.span });
});

test('the metrics of the process go the same way, a bucket without those below it', async () => {
	const registry = new Registry();
	const registers = [registry];
	new Counter({ name: 'calls_total', help: 'calls', labelNames: ['of'], registers }).inc({ of: 'gost' }, 3);
	new Gauge({ name: 'open', help: 'open', registers }).set(2);
	const seconds = new Histogram({ name: 'seconds', help: 's', buckets: [1, 5], registers });
	for (const value of [0.5, 3, 4, 9]) seconds.observe(value);
	const telemetry = begin(registry);
	await telemetry.stop();
	const { metrics } = JSON.parse(textOf('/v1/metrics')[0] ?? '').resourceMetrics[0].scopeMetrics[0];
	const [calls, open, spread] = metrics;
	expect(calls.sum).toMatchObject({ isMonotonic: true, dataPoints: [{ asDouble: 3 }] });
	expect(open.gauge.dataPoints).toMatchObject([{ asDouble: 2 }]);
	expect(spread.histogram.dataPoints).toMatchObject([
		{ count: 4, sum: 16.5, bucketCounts: [1, 2, 1], explicitBounds: [1, 5] },
	]);
});

test('a collector that fails holds up neither a request nor the end', async () => {
	status = 500;
	const telemetry = begin();
	await askOnce(telemetry);
	const started = performance.now();
	await telemetry.stop();
	expect(performance.now() - started).toBeLessThan(5_000);
	expect(textOf('/v1/traces').length).toBeGreaterThan(0);
});
