import { setTimeout as pause } from 'node:timers/promises';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import type { Site } from '@avtosverka/harness/site';
import type { Store } from '@avtosverka/server/store/store';
import { signIn } from '../chaos/people.ts';
import { inventPerson } from '../chaos/reports/persons.ts';
import type { CreatedPerson } from '../chaos/reports/seen.ts';
import { MARKER, median, percentile } from './load.ts';
import { type Shares, share } from './shares.ts';
import { startBenchSite } from './site.ts';

/** What every register of a report takes: each is one call here. */
export const REGISTER_MS = 1_000;
/** People who order one report after the other, each as soon as their last one is complete. */
const BUYERS = 48;
/** A page asks every five seconds; who counts reports wants to know sooner. */
const POLLED_EVERY_MS = 500;
const WARMING_MS = 10_000;
const MEASURED_MS = 30_000;
const ALONE = 9;
const REPLIES = 400;
const WARMING_REPLIES = 50;

/**
 * Who answers in one call, so that a register takes that long. What an unpaid report does not show is not
 * bought for it: bankruptcies and terrorists are asked of the registers themselves.
 */
const ONE_CALL_EACH = {
	REGISTER_INN_VIA: 'apicloud',
	REGISTER_FSSP_VIA: 'apicloud',
	REGISTER_BANKRUPTCY_VIA: 'efrsb',
	REGISTER_TERRORIST_VIA: 'fedsfm',
};

/** Somebody of whom every register tells something. */
const PRIMEROV: CreatedPerson = {
	last_name: 'Примеров',
	first_name: 'Пётр',
	middle_name: 'Образцович',
	birth_date: '01.02.1980',
	passport_number: '0000 000000',
};

/** Median and 99th percentile, ms. */
export type Spread = { readonly p50: number; readonly p99: number };

export type OwnerReports = {
	/** From order to completion on an idle server, ms; the floor is what one register takes. */
	readonly aloneMs: number;
	readonly aMinute: number;
	/** From order to completion while all buyers order, ms. */
	readonly underLoad: Spread;
	readonly shares: Shares;
	/** A completed, paid report with something in each register: `/v1/ownerReport/get`, and its page. */
	readonly reply: Spread & { readonly bytes: number };
	readonly page: Spread & { readonly bytes: number };
};

/** Measures owner reports: one alone, reports finished a minute, and the time to show a finished one. */
export async function measureOwnerReports(): Promise<OwnerReports> {
	const sandbox = { latencyMs: REGISTER_MS };
	await using site = await startBenchSite({ sandbox, settings: ONE_CALL_EACH });
	const store = await site.openStore();
	const [buyer] = await signIn(store, 1);
	const bench = { site, store, token: buyer?.token ?? '' };
	const alone: number[] = [];
	for (let time = 0; time < ALONE; time += 1) alone.push(await finish(bench, nextPerson()));
	await orderFor(bench, WARMING_MS);
	const { result, shares } = await share(site, () => orderFor(bench, MEASURED_MS));
	const { uuid } = await completed(bench, PRIMEROV);
	await payFor(store, uuid);
	return {
		aloneMs: median(alone),
		aMinute: (result.length / shares.seconds) * 60,
		underLoad: spreadOf(result),
		shares,
		reply: await timeReplies(`${site.url}/v1/ownerReport/get?report_uuid=${uuid}`, 'Реализация'),
		page: await timeReplies(`${site.url}/ownerReport/${uuid}`, 'Загружаем отчет'),
	};
}

type Bench = {
	readonly site: Site;
	readonly store: Store;
	readonly token: string;
};

let persons = 0;
function nextPerson(): CreatedPerson {
	persons += 1;
	return inventPerson(persons % 1_000);
}

/** All buyers order for so long; gives the ms from order to completion of the reports finished then. */
async function orderFor(bench: Bench, ms: number): Promise<readonly number[]> {
	const ends = performance.now() + ms;
	const times: number[] = [];
	await Promise.all(
		Array.from({ length: BUYERS }, async () => {
			while (performance.now() < ends) {
				const took = await finish(bench, nextPerson());
				if (performance.now() < ends) times.push(took);
			}
		}),
	);
	return times;
}

/** Orders a report and waits until it is complete; ms from one to the other as the store has them. */
async function finish(bench: Bench, person: CreatedPerson): Promise<number> {
	const { ms } = await completed(bench, person);
	return ms;
}

async function completed({ site, store, token }: Bench, person: CreatedPerson) {
	const created = await fetch(`${site.url}/v1/ownerReport/create`, {
		method: 'POST',
		headers: { ...MARKER, 'content-type': 'application/json' },
		body: JSON.stringify({ ...person, token, consent: CONSENT_VERSION }),
	});
	if (created.status !== 200) throw new Error(`an order was answered ${created.status}`);
	const { data } = (await created.json()) as { data: { report_uuid: string } };
	const uuid = data.report_uuid;
	for (;;) {
		await pause(POLLED_EVERY_MS);
		const reply = await fetch(`${site.url}/v1/ownerReport/get?report_uuid=${uuid}`, { headers: MARKER });
		const { report } = ((await reply.json()) as { data: { report: OwnerReport } }).data;
		if (report.report_status === 'completed') {
			demandSettled(report);
			return { uuid, ms: await tookMs(store, uuid) };
		}
	}
}

/** A report whose registers failed would be a cheap one. */
function demandSettled({ summary, meta }: OwnerReport): void {
	const failed = Object.values(meta).filter(({ state }) => state === 'unreachable' || state === 'refused');
	if (failed.length > 0 || summary.length === 0) throw new Error('a register did not answer');
}

async function tookMs(store: Store, uuid: string): Promise<number> {
	const { rows } = await store.query(
		'select extract(epoch from completed_at - created_at) * 1000 as ms from owner_report where uuid = $1',
		[uuid],
	);
	return Number((rows[0] as { ms: string }).ms);
}

async function payFor(store: Store, uuid: string): Promise<void> {
	await store.query("update owner_report set paid_at = now(), order_id = 'bench' where uuid = $1", [uuid]);
}

/** Asks for one address again and again over one connection. */
async function timeReplies(url: string, holds: string): Promise<Spread & { readonly bytes: number }> {
	const times: number[] = [];
	let bytes = 0;
	for (let time = 0; time < WARMING_REPLIES + REPLIES; time += 1) {
		const started = performance.now();
		const reply = await fetch(url, { headers: MARKER });
		const body = await reply.text();
		const ms = performance.now() - started;
		if (reply.status !== 200 || !body.includes(holds)) throw new Error(`${url} was answered ${reply.status}`);
		bytes = Buffer.byteLength(body);
		if (time >= WARMING_REPLIES) times.push(ms);
	}
	return { ...spreadOf(times), bytes };
}

function spreadOf(times: readonly number[]): Spread {
	return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
