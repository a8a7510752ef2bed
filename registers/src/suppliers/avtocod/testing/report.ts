import { readFileSync } from 'node:fs';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Answer } from '../../../answer.ts';
import type { CarFacts } from '../../../registers/car.ts';
import { judgeAvtocodReply } from '../report/judge.ts';
import { readPublishedReport } from '../report/polled-report.ts';

/** When every look of these tests was taken. */
export const POLLED_AT = new Date('2026-11-20T09:00:00Z');

export type Sources = Readonly<Record<string, string>>;

/** Every source that feeds a section, finished. */
export const ALL_OK: Sources = Object.fromEntries(
	[
		'base',
		'references.base',
		'gibdd.history',
		'gibdd.dtp',
		'gibdd.wanted',
		'gibdd.restrict',
		'gibdd.eaisto',
		'eaisto.registry',
		'rsaosago.base',
		'osago.registry',
		'pledge',
		'pledge.online',
		'recall.campaigns.registry',
		'ads.price',
		'customs.fts',
	].map((name) => [name, 'OK']),
);

export function fixture(name: string): string {
	return readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
}

/** The `content` of a fixture, fresh for every caller. */
export function contentOf(name: 'report_full.json' | 'report_empty.json' | 'none_report.json') {
	// biome-ignore lint/suspicious/noExplicitAny: tests take foreign JSON apart as they like
	return JSON.parse(fixture(name)) as any;
}

/** A report as the supplier would send it. */
export function reportOf(content: unknown, sources: Sources = ALL_OK) {
	const states = Object.values(sources);
	const count = (state: string) => states.filter((other) => other === state).length;
	return {
		uid: 'example_report@example',
		query: { type: 'VIN', body: 'EXAMPL0V1N1000000' },
		progress_ok: count('OK'),
		progress_wait: count('PROGRESS'),
		progress_error: count('ERROR'),
		state: { sources: Object.entries(sources).map(([_id, state]) => ({ _id, state })) },
		content,
	};
}

/** The supplier's envelope around its reports. */
export function envelopeOf(...reports: readonly unknown[]): string {
	return JSON.stringify({
		state: 'ok',
		size: reports.length,
		stamp: '2026-11-20T09:00:00.000Z',
		data: reports,
	});
}

/** What a section answers when the supplier sends this text; null while it would wait. */
export function answerTo<R extends CarRegister>(register: R, text: string): Answer<CarFacts[R]> | null {
	const snapshot = readPublishedReport({
		body: new TextEncoder().encode(text),
		at: POLLED_AT,
		complete: false,
	});
	if (!snapshot) throw new Error('the test sends no report');
	return judgeAvtocodReply(register, snapshot);
}

/** What a section answers to a report with this content. */
export function ask<R extends CarRegister>(register: R, content: unknown, sources: Sources = ALL_OK) {
	return answerTo(register, envelopeOf(reportOf(content, sources)));
}

/** The facts of an answer that must have some. */
export function factsOf<Facts>(answer: Answer<Facts> | null): Facts {
	if (answer?.state !== 'found' && answer?.state !== 'partial') throw new Error(`it is ${answer?.state}`);
	return answer.facts;
}
