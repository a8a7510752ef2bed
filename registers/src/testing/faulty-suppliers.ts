import { readFileSync } from 'node:fs';
import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Answer } from '../answer.ts';
import { SUPPLIER_ENTRIES } from '../catalogue.ts';
import { REGISTER_ENTRIES } from '../registers/car.ts';
import { createMemoryLedger } from '../report-ledger-memory.ts';
import { ALL_OK, contentOf, envelopeOf, reportOf } from '../suppliers/avtocod/testing/report.ts';
import { PICTURE } from '../suppliers/gibdd/testing/gibdd.ts';
import { hastyPolicy } from '../transport/testing/hasty.ts';
import { serveLocally } from '../transport/testing/local-server.ts';
import { createTransport } from '../transport/transport.ts';
import { ask } from './answers.ts';
import { apicloudSays } from './apicloud-situations.ts';
import { countingBudget } from './budgets.ts';
import { deadlineFor, ELSEWHERE, FAULTS, type FaultName, type WellAnswer } from './faults.ts';
import { inTime } from './in-time.ts';

/** A supplier whose calls go wrong from a certain one on. */
export type Situation = {
	readonly supplier: 'avtocod' | 'gibdd' | 'gost' | 'customs' | 'apicloud';
	readonly picture?: typeof PICTURE;
	/** True for a call that goes well even while others fail. */
	readonly skipped: (method: string, path: string) => boolean;
	/** What the supplier says to a call when it is well. */
	readonly well: (method: string, path: string) => WellAnswer;
};

const VIN = 'XTA21144094786239';
const PLATE = 'В222ВВ22';
const ANY_VIN = /(XTA\w{14}|ХТА\d{14}|ХТА\d{6}Y\d{7}|Z94\w{14}|ZFA\w{14}|0{17}|1{30})/g;
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

const fixture = (path: string) =>
	readFileSync(new URL(`../suppliers/${path}`, import.meta.url), 'utf8').replaceAll(ANY_VIN, VIN);

const always = (type: string, [none, some, error]: readonly [string, string, string]): WellAnswer => ({
	type,
	none,
	some,
	error,
});

/** A car about which nothing is known, so that the plate has an answer of its own too. */
const NO_CAR = { vehicle: { vin: null, reg_num: null, pts: null, body: null, chassis: null } };

function avtocodSays(method: string): WellAnswer {
	const error = fixture('avtocod/fixtures/error_data_seek.json');
	if (method === 'POST') {
		const made = fixture('avtocod/fixtures/make.json');
		return always(JSON_TYPE, [made, made, error]);
	}
	const empty = { ...contentOf('none_report.json'), identifiers: NO_CAR, tech_data: null };
	const report = (content: unknown) => envelopeOf(reportOf(content, ALL_OK));
	return always(JSON_TYPE, [report(empty), report(contentOf('report_full.json')), error]);
}

const NO_CARDS = JSON.stringify({
	RequestResult: { diagnosticCards: [], error: null, status: 'OK' },
	vin: VIN,
	status: 200,
});

function gibddSays(method: string, path: string): WellAnswer {
	const file = (name: string) => fixture(`gibdd/fixtures/${name}.json`);
	const error = JSON.stringify({ status: 500, message: 'Ошибка сервиса', vin: VIN, RequestResult: null });
	if (method === 'GET') return always(JSON_TYPE, [file('captcha'), file('captcha'), error]);
	const section = path.split('/').at(-1) ?? '';
	if (section === 'diagnostic') return always(JSON_TYPE, [NO_CARDS, file('diagnostic'), error]);
	if (section === 'register' || section === 'history') {
		return always(JSON_TYPE, [file('unknown_car'), file('register'), error]);
	}
	const some = section === 'restrict' ? 'restrict_counts_more' : section;
	return always(JSON_TYPE, [file(`${section}_none`), file(some), error]);
}

function gibddAsksForDigits(method: string, path: string): WellAnswer {
	const { type, none, some, error } = gibddSays(method, path);
	const options = fixture('gibdd/fixtures/wrong_digits.json');
	return method === 'GET' ? { type, none, some, error } : always(type, [options, options, error]);
}

function gostSays(): WellAnswer {
	const error = '<div class="alert alert-danger">Произошла ошибка, повторите запрос позже</div>';
	return always(HTML, [fixture('gost/fixtures/not_found.html'), fixture('gost/fixtures/found.html'), error]);
}

function customsSays(): WellAnswer {
	const none = fixture('customs/fixtures/not_found.html');
	const error = none.replace('</main>', '<p class="invalid-feedback">Сервис не отвечает</p></main>');
	return always(HTML, [none, fixture('customs/fixtures/found.html'), error]);
}

const nothingSkipped = () => false;

/** Every supplier, at each of its calls. */
export const SITUATIONS = {
	'avtocod, the order': { supplier: 'avtocod', skipped: nothingSkipped, well: avtocodSays },
	'avtocod, the report': { supplier: 'avtocod', skipped: (method) => method === 'POST', well: avtocodSays },
	'gibdd, no digits yet': { supplier: 'gibdd', skipped: nothingSkipped, well: gibddAsksForDigits },
	'gibdd, the picture': {
		supplier: 'gibdd',
		skipped: (method) => method === 'POST',
		well: gibddAsksForDigits,
	},
	'gibdd, the digits': { supplier: 'gibdd', picture: PICTURE, skipped: nothingSkipped, well: gibddSays },
	'gost, the form': { supplier: 'gost', skipped: nothingSkipped, well: gostSays },
	'customs, the token': { supplier: 'customs', skipped: nothingSkipped, well: customsSays },
	'customs, the question': { supplier: 'customs', skipped: (method) => method === 'GET', well: customsSays },
	'apicloud, cars': { supplier: 'apicloud', skipped: nothingSkipped, well: (_, path) => apicloudSays(path) },
} as const satisfies Record<string, Situation>;

export type SituationName = keyof typeof SITUATIONS;

/** What a register has answered, in the words of the table. */
export type Outcome = { readonly register: CarRegister; readonly answer: Answer<unknown> };

/** Asks every register of a supplier at once while its calls go wrong, or well; rejects for what hangs. */
export async function askFaulty(name: SituationName, fault: FaultName | 'none'): Promise<readonly Outcome[]> {
	const { supplier: id, skipped, well, ...rest }: Situation = SITUATIONS[name];
	await using server = await serveLocally((request, response) => {
		const { method = '', url = '' } = request;
		if (url === ELSEWHERE) {
			response.end();
			return;
		}
		const right = well(method, url);
		if (fault !== 'none' && !skipped(method, url)) {
			FAULTS[fault](request, response, right);
			return;
		}
		response.writeHead(200, { 'content-type': right.type }).end(right.none);
	});
	const now = () => new Date();
	const entry = SUPPLIER_ENTRIES.find((one) => one.id === id);
	if (!entry) throw new Error(`${id} is not in the catalogue`);
	const requestPolicy = hastyPolicy({
		deadlineMs: deadlineFor(fault),
		atOnce: 20,
		queue: 100,
		breakerAfter: 1_000,
	});
	const supplier = entry.create({
		settings: { url: server.url, key: 'user@domain:password', report: 'type@domain' },
		transport: createTransport({ ...requestPolicy, supplier: id }, { now }),
		budget: countingBudget(),
		ledger: createMemoryLedger(now),
		now,
		requestPolicy: { pollEveryMs: 5, reportDeadlineMs: 2_000, leaseMs: 1_000 },
		leaseOwner: 'test',
	});
	const outcomes = await Promise.all(
		supplier.registers.map(async (register) => {
			const kind = REGISTER_ENTRIES[register].askedBy;
			const subject = kind === 'vin' ? { kind, vin: VIN as never } : { kind, plate: PLATE as never };
			const order = register === 'card-index' ? { order: { key: 'order-of-a-test' } } : {};
			const asking = supplier.ask(register, ask({ subject, ...order, ...rest }));
			return { register, answer: await inTime(asking, `${name}, ${fault}, ${register}`) };
		}),
	);
	if (server.seen.includes(ELSEWHERE)) throw new Error(`${id} was followed where it redirected to`);
	return outcomes;
}
