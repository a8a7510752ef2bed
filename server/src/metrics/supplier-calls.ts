import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Counter, Gauge, Histogram } from 'prom-client';
import type { SupplierCalls } from '../store/schema/running-process.ts';

/** Whether a call ended without a usable reply; 4xx speaks of the question, not of the supplier. */
export function isFailed(outcome: string): boolean {
	return !/^[234]xx$/.test(outcome);
}

type SupplierMetrics = {
	readonly calls: Pick<Counter<'supplier' | 'outcome'>, 'get'>;
	readonly callSeconds: Pick<Histogram<'supplier'>, 'get'>;
	readonly breakers: Pick<Gauge<'supplier'>, 'get'>;
};

/** Reads the metrics of calls back, supplier by supplier. */
export async function readSupplierCalls(
	metrics: SupplierMetrics,
): Promise<ReadonlyMap<SupplierId, SupplierCalls>> {
	const [calls, times, breakers] = await Promise.all([
		metrics.calls.get(),
		metrics.callSeconds.get(),
		metrics.breakers.get(),
	]);
	const sent = calls.values.filter(({ labels }) => labels.outcome !== 'breaker-open');
	const suppliers = new Set([...calls.values, ...breakers.values].map(({ labels }) => labels.supplier));
	return new Map(
		[...suppliers].map((supplier) => {
			const own = sent.filter(({ labels }) => labels.supplier === supplier);
			const timeOf = (end: string) =>
				times.values.find(
					({ labels, metricName }) => labels.supplier === supplier && metricName?.endsWith(end),
				)?.value ?? 0;
			return [
				supplier as SupplierId,
				{
					calls: sum(own),
					failed: sum(own.filter(({ labels }) => isFailed(String(labels.outcome)))),
					timed: timeOf('_count'),
					seconds: timeOf('_sum'),
					breakerOpen: sum(breakers.values.filter(({ labels }) => labels.supplier === supplier)) > 0,
				},
			];
		}),
	);
}

function sum(values: readonly { readonly value: number }[]): number {
	return values.reduce((total, { value }) => total + value, 0);
}
