import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { atMost } from '@avtosverka/registers/async/at-most';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import type { Build } from '../config/build.ts';
import { createMetricProducer } from './metric-producer.ts';
import { createSpans, type Spans } from './spans.ts';

/** Where traces and metrics are sent, and how many of the traces that begin here. */
export type TelemetrySettings = {
	/** A collector's address; `/v1/traces` and `/v1/metrics` are added, as OTLP over HTTP wants it. */
	readonly endpoint: string;
	/** 0…1; a trace that the proxy in front has begun is followed as the proxy decided. */
	readonly sampleRatio: number;
};

/** What is reported of the process that sends. */
export type TelemetrySource = {
	readonly registry: Registry;
	readonly build: Build;
	readonly service: string;
	readonly role: 'server' | 'worker';
};

/** Traces of a process, and the end of sending them and its metrics. */
export type Telemetry = { readonly spans: Spans; stop(): Promise<void> };

const METRICS_EVERY_MS = 30_000;
const STOP_WITHIN_MS = 2_000;

/**
 * Begins to send traces and the metrics of a registry by OTLP over HTTP. A collector that is away costs
 * nothing but what would have been sent.
 */
export function startTelemetry(
	{ endpoint, sampleRatio }: TelemetrySettings,
	{ registry, build, service, role }: TelemetrySource,
): Telemetry {
	const resource = resourceFromAttributes({
		'service.name': service,
		'service.version': build.version,
		// Of two processes that were one to a collector, each would overwrite the other's counters.
		'service.instance.id': randomUUID(),
		'host.name': hostname(),
		'avtosverka.role': role,
		...(build.commit !== null && { 'vcs.ref.head.revision': build.commit }),
	});
	const url = (what: string) => `${endpoint.replace(/\/$/, '')}/v1/${what}`;
	const contexts = new AsyncLocalStorageContextManager().enable();
	const traces = new TracerProvider({
		resource,
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
		spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: url('traces') }) })],
	});
	const reader = new PeriodicExportingMetricReader({
		exporter: new OTLPMetricExporter({ url: url('metrics') }),
		exportIntervalMillis: METRICS_EVERY_MS,
		metricProducers: [createMetricProducer(registry, resource)],
	});
	const meters = new MeterProvider({ resource, readers: [reader] });
	return {
		spans: createSpans(traces.getTracer('avtosverka'), contexts),
		async stop() {
			const both = Promise.allSettled([traces.shutdown(), meters.shutdown()]);
			await atMost(STOP_WITHIN_MS, both);
			contexts.disable();
		},
	};
}
