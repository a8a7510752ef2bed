import type { Counter } from 'prom-client';

/**
 * Exports a counter for all of these labels from now on, with 0: of a series that begins with 1 the
 * `increase()` of Prometheus is 0, so the first event would trigger no alert.
 */
export function countFromZero<Label extends string>(
	counter: Pick<Counter<Label>, 'inc'>,
	labels: Readonly<Record<Label, readonly string[]>>,
): void {
	let series: readonly Partial<Record<Label, string>>[] = [{}];
	for (const label of Object.keys(labels) as Label[]) {
		series = series.flatMap((one) => labels[label].map((value) => ({ ...one, [label]: value })));
	}
	for (const one of series) counter.inc(one, 0);
}
