import type { CachedReport, SharedReport } from '@avtosverka/contract/site';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { createAnswers } from '../../answers/answer-cache.ts';
import { ASKER, fakeRegisters } from '../../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../../answers/testing/sample-facts.ts';
import { siteCalls } from '../../check/cached-report.ts';
import type { Store } from '../../store/store.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { takeSnapshot } from '../snapshot.ts';

/** The moment of the snapshots. */
export const NOW = new Date('2026-11-21T10:25:00Z');

/** The report on the sample car, all of whose registers have answered. */
export async function sampleReport(store: Store): Promise<CachedReport> {
	const clock = { now: () => NOW };
	const deps = testDeps({ store, clock, registers: fakeRegisters(clock) });
	const answers = createAnswers(deps);
	for (const register of ['base', ...SECTIONS] as const) {
		const subject = { kind: 'vin', vin: SAMPLE_VIN } as const;
		await answers.answer({ register, subject, refresh: false, asker: ASKER });
	}
	return siteCalls(deps).cachedReport(SAMPLE_VIN);
}

/** The sample with people in its pledge, and a document behind its ban, of a bailiff's case. */
export function withPeople(report: CachedReport): CachedReport {
	const copy = structuredClone(report);
	const pledge = copy.sections.zalog?.data?.list[0];
	const ban = copy.sections.restrict?.data?.records[0];
	if (!pledge || !ban) throw new Error('the sample has a pledge and a ban');
	pledge.pledgors.push({ name: 'Выдуманный Пётр Невидимович' });
	pledge.pledgees.push({ name: 'Небывалова Вера Павловна' });
	ban.osnOgr = 'Документ 1 от 10.02.2026, СПИ Небывалова Вера Павловна';
	return copy;
}

/** A snapshot; a rule that throws fails the test. */
export function snapshotOf(
	cached: CachedReport,
	vin: Vin,
	masked: boolean,
	plate: Plate | null = null,
	now = NOW,
): SharedReport {
	const onRuleError = (rule: string, error: unknown) => {
		throw new Error(rule, { cause: error });
	};
	return takeSnapshot({ vin, plate, cached, masked, now, expiresAt: now, onRuleError });
}
