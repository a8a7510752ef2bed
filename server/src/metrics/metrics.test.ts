import type { TransportEvent } from '@avtosverka/registers/transport/transport';
import { describe, expect, test } from 'vitest';
import { createServerMetrics } from '../server-metrics.ts';

const call = (given: Partial<TransportEvent>): TransportEvent => ({
	supplier: 'avtocod',
	outcome: '2xx',
	attempts: 1,
	durationMs: 400,
	...given,
});

describe('metrics', () => {
	test('count a call, the requests it took and its time', async () => {
		const metrics = createServerMetrics({ ofProcess: false });
		metrics.supplierCalled(call({}));
		metrics.supplierCalled(call({ outcome: 'timeout', attempts: 2, durationMs: 20_500 }));
		const text = await metrics.text();
		expect(text).toContain('avtosverka_supplier_calls_total{supplier="avtocod",outcome="2xx"} 1');
		expect(text).toContain('avtosverka_supplier_calls_total{supplier="avtocod",outcome="timeout"} 1');
		expect(text).toContain('avtosverka_supplier_requests_total{supplier="avtocod"} 3');
		expect(text).toContain('avtosverka_supplier_call_seconds_bucket{le="1",supplier="avtocod"} 1');
		expect(text).toContain('avtosverka_supplier_call_seconds_sum{supplier="avtocod"} 20.9');
	});

	test('count a call that the breaker kept back, but no time for it: it took none', async () => {
		const metrics = createServerMetrics({ ofProcess: false });
		metrics.supplierCalled(call({ outcome: 'breaker-open', attempts: 0, durationMs: 0 }));
		const text = await metrics.text();
		expect(text).toContain('avtosverka_supplier_calls_total{supplier="avtocod",outcome="breaker-open"} 1');
		expect(text).not.toContain('avtosverka_supplier_call_seconds_count{');
		expect(text).not.toContain('avtosverka_supplier_requests_total{');
	});

	test('tell which breakers are open', async () => {
		const metrics = createServerMetrics({ ofProcess: false });
		metrics.breakerChanged({ supplier: 'avtocod', open: false });
		metrics.breakerChanged({ supplier: 'gibdd', open: true });
		const text = await metrics.text();
		expect(text).toContain('avtosverka_supplier_breaker_open{supplier="avtocod"} 0');
		expect(text).toContain('avtosverka_supplier_breaker_open{supplier="gibdd"} 1');
		metrics.breakerChanged({ supplier: 'gibdd', open: false });
		expect(await metrics.text()).toContain('avtosverka_supplier_breaker_open{supplier="gibdd"} 0');
	});

	test('tell where a visitor’s answer came from', async () => {
		const metrics = createServerMetrics({ ofProcess: false });
		for (const from of ['asked', 'kept', 'memory', 'memory'] as const) metrics.served('dtp', from);
		const text = await metrics.text();
		expect(text).toContain('avtosverka_answers_served_total{register="dtp",from="kept"} 1');
		expect(text).toContain('avtosverka_answers_served_total{register="dtp",from="memory"} 2');
	});

	test('tell what became of owner reports and what their questions cost', async () => {
		const metrics = createServerMetrics({ ofProcess: false });
		metrics.ownerReports('created');
		metrics.ownerReports('purged', 40);
		metrics.ownerReports('purged', 0);
		metrics.costlyAsked('passport', 'first');
		metrics.costlyAsked('passport', 'repeated');
		const text = await metrics.text();
		expect(text).toContain('avtosverka_owner_reports_total{event="created"} 1');
		expect(text).toContain('avtosverka_owner_reports_total{event="purged"} 40');
		expect(text).toContain(
			'avtosverka_owner_report_costly_questions_total{register="passport",time="repeated"} 1',
		);
	});

	test('tell how many blocks wait for nobody, and that it is not known while the store is away', async () => {
		const metrics = createServerMetrics({ ofProcess: false });
		let overdue = async () => 12;
		metrics.watchReports({ overdue: () => overdue() });
		expect(await metrics.text()).toContain('avtosverka_owner_report_blocks_overdue 12');
		overdue = () => Promise.reject(new Error('away'));
		expect(await metrics.text()).toContain('avtosverka_owner_report_blocks_overdue -1');
	});

	test('say which program runs', async () => {
		const metrics = createServerMetrics({ ofProcess: false });
		metrics.builtFrom({ version: '1.2.3', commit: 'abc123' });
		expect(await metrics.text()).toContain('avtosverka_build_info{version="1.2.3",revision="abc123"} 1');
	});

	test('have the process’s own where they are wanted', async () => {
		expect(await createServerMetrics({ ofProcess: true }).text()).toContain('process_resident_memory_bytes');
		expect(await createServerMetrics({ ofProcess: false }).text()).not.toContain('process_');
	});
});
