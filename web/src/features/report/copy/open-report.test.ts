import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedCopy } from '../../../offline/stored-reports.ts';
import { type OpenedReport, openReportCopy } from './open-report.ts';

vi.mock('../../../offline/stored-reports.ts');

const VIN = 'XTA21144094786239' as Vin;
const SAVED = '2026-11-20T10:00:00.000Z';
const nothing = { base: null, sections: {} };
const fresh: OpenedReport = { vin: VIN, plate: null, stored: nothing, decided: null, copyOf: null };
const copied: OpenedReport = { ...fresh, copyOf: SAVED };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const haveCopy = (have: boolean) =>
	vi
		.mocked(storedCopy)
		.mockResolvedValue(
			have ? { entry: { vin: VIN, plate: null, car: null, savedAt: SAVED }, report: nothing } : null,
		);

beforeEach(() => haveCopy(true));
afterEach(() => vi.useRealTimers());

describe('a report that is opened', () => {
	test('comes from the server, whatever copy there is', async () => {
		expect(await openReportCopy(VIN, async () => fresh)).toEqual(fresh);
	});

	test('comes from its copy without a connection', async () => {
		expect(await openReportCopy(VIN, lost)).toEqual(copied);
	});

	test('comes from its copy when the network stays silent', async () => {
		vi.useFakeTimers();
		const opening = openReportCopy(VIN, () => new Promise(() => {}));
		await vi.advanceTimersByTimeAsync(5_000);
		expect(await opening).toEqual(copied);
	});

	test('waits for the server where there is no copy', async () => {
		vi.useFakeTimers();
		haveCopy(false);
		const slow = new Promise<OpenedReport>((resolve) => setTimeout(resolve, 20_000, fresh));
		const opening = openReportCopy(VIN, () => slow);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(await opening).toEqual(fresh);
		await expect(openReportCopy(VIN, lost)).rejects.toThrow('Failed to fetch');
	});

	test('never hides what the server refused behind a copy', async () => {
		const refused = Object.assign(new Error('no'), { status: 404 });
		await expect(openReportCopy(VIN, () => Promise.reject(refused))).rejects.toBe(refused);
		await expect(openReportCopy(null, lost)).rejects.toThrow('Failed to fetch');
	});
});
