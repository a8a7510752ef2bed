import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptCopy } from '../../../offline/kept-reports.ts';
import { type OpenedReport, openReport } from './open-report.ts';

vi.mock('../../../offline/kept-reports.ts');

const VIN = 'XTA21144094786239' as Vin;
const SAVED = '2026-11-20T10:00:00.000Z';
const nothing = { base: null, sections: {} };
const fresh: OpenedReport = { vin: VIN, plate: null, kept: nothing, copyOf: null };
const copied: OpenedReport = { ...fresh, copyOf: SAVED };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const haveCopy = (have: boolean) =>
	vi
		.mocked(keptCopy)
		.mockResolvedValue(
			have ? { entry: { vin: VIN, plate: null, car: null, savedAt: SAVED }, report: nothing } : null,
		);

beforeEach(() => haveCopy(true));
afterEach(() => vi.useRealTimers());

describe('a report that is opened', () => {
	test('comes from the server, whatever copy there is', async () => {
		expect(await openReport(VIN, async () => fresh)).toEqual(fresh);
	});

	test('comes from its copy without a connection', async () => {
		expect(await openReport(VIN, lost)).toEqual(copied);
	});

	test('comes from its copy when the network stays silent', async () => {
		vi.useFakeTimers();
		const opening = openReport(VIN, () => new Promise(() => {}));
		await vi.advanceTimersByTimeAsync(5_000);
		expect(await opening).toEqual(copied);
	});

	test('waits for the server where there is no copy', async () => {
		vi.useFakeTimers();
		haveCopy(false);
		const slow = new Promise<OpenedReport>((resolve) => setTimeout(resolve, 20_000, fresh));
		const opening = openReport(VIN, () => slow);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(await opening).toEqual(fresh);
		await expect(openReport(VIN, lost)).rejects.toThrow('Failed to fetch');
	});

	test('never hides what the server refused behind a copy', async () => {
		const refused = Object.assign(new Error('no'), { status: 404 });
		await expect(openReport(VIN, () => Promise.reject(refused))).rejects.toBe(refused);
		await expect(openReport(null, lost)).rejects.toThrow('Failed to fetch');
	});
});
