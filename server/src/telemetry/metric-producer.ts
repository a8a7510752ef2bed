import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
	AggregationTemporality,
	type DataPoint,
	DataPointType,
	type Histogram,
	type MetricData,
	type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string> | MetricValueWithName<string>>;
type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>;

/**
 * The metrics of `/metrics` as OpenTelemetry reads them: one set of counters, two ways out. Summaries, of
 * which we have none, are left out.
 */
export function createMetricProducer(registry: Registry, resource: Resource): MetricProducer {
	const startTime: HrTime = millisToHrTime(Date.now());
	return {
		async collect() {
			const times = { startTime, endTime: millisToHrTime(Date.now()) };
			const all = (await registry.getMetricsAsJSON()) as readonly Metric[];
			const metrics = all.flatMap((metric) => dataOf(metric, times));
			const scopeMetrics = [{ scope: { name: 'avtosverka' }, metrics }];
			return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
		},
	};
}

function dataOf(metric: Metric, times: Times): MetricData[] {
	const base = {
		descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
		aggregationTemporality: AggregationTemporality.CUMULATIVE,
	};
	// prom-client names its types in words here, unlike its own declarations.
	switch (String(metric.type)) {
		case 'counter':
			return [
				{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: numbers(metric, times) },
			];
		case 'gauge':
			return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: numbers(metric, times) }];
		case 'histogram':
			return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, times) }];
		default:
			return [];
	}
}

function numbers({ values }: Metric, times: Times): DataPoint<number>[] {
	return values.map(({ labels, value }) => ({ ...times, attributes: labels as Attributes, value }));
}

/** One point for each set of labels; Prometheus counts a bucket with all below it, OpenTelemetry alone. */
function histograms({ name, values }: Metric, times: Times): DataPoint<Histogram>[] {
	const series = new Map<string, { attributes: Attributes; cumulative: [number, number][]; sum: number }>();
	for (const { labels, value, ...rest } of values) {
		const { le, ...attributes } = labels as Readonly<Record<string, string | number>>;
		const key = JSON.stringify(Object.entries(attributes).toSorted());
		const one = series.get(key) ?? { attributes, cumulative: [], sum: 0 };
		series.set(key, one);
		if (le !== undefined) one.cumulative.push([le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), value]);
		else if ('metricName' in rest && rest.metricName === `${name}_sum`) one.sum = value;
	}
	return [...series.values()].map(({ attributes, cumulative, sum }) => {
		const sorted = cumulative.toSorted(([one], [other]) => one - other);
		const counts = sorted.map(([, count], index) => count - (sorted[index - 1]?.[1] ?? 0));
		const boundaries = sorted.map(([boundary]) => boundary).filter(Number.isFinite);
		return {
			...times,
			attributes,
			value: { buckets: { boundaries, counts }, sum, count: sorted.at(-1)?.[1] ?? 0 },
		};
	});
}
