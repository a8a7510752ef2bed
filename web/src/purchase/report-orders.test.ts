import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../session/testing/fake-browser.ts';
import { rememberReportOrder, reportOrders } from './report-orders.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the orders of reports', () => {
	test('are remembered by report, every one that was begun', () => {
		fakeBrowser();
		expect(reportOrders('r1')).toEqual([]);
		rememberReportOrder('r1', 'A1Z');
		rememberReportOrder('r2', 'A2Z');
		rememberReportOrder('r1', 'A3Z');
		expect(reportOrders('r1')).toEqual(['A1Z', 'A3Z']);
		for (let order = 0; order < 20; order += 1) rememberReportOrder('r3', `A${order}Z`);
		expect([reportOrders('r1'), reportOrders('r3').length]).toEqual([[], 20]);
	});

	test.each(['', '{', '7', '{}', '["r1"]', '[["r1"]]', '[["r1",7]]'])('are none: %s', (text) => {
		fakeBrowser().local.set('report_orders', text);
		expect(reportOrders('r1')).toEqual([]);
	});

	test('are none where storage is refused', () => {
		fakeBrowser({ storageRefused: true });
		rememberReportOrder('r1', 'A1Z');
		expect(reportOrders('r1')).toEqual([]);
	});
});
