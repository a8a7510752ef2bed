import { PAID_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { describe, expect, test } from 'vitest';
import { SUPPLIER_ENTRIES } from '../catalogue.ts';
import type { OrderBudget } from '../order-budget.ts';
import { PERSON_SUPPLIER_ENTRIES } from '../person-catalogue.ts';
import { REGISTER_ENTRIES } from '../registers/car.ts';
import { createMemoryLedger } from '../report-ledger-memory.ts';
import { reportPolicyOf } from '../request-policies.ts';
import { ask } from '../testing/answers.ts';
import { countingBudget } from '../testing/budgets.ts';
import { askAbout } from '../testing/persons.ts';
import type { OutgoingRequest, TransportResult } from '../transport/reply.ts';
import { jsonOf, playWithin, reply } from './apicloud/testing/apicloud.ts';
import { fixture } from './avtocod/testing/report.ts';
import { aboutVin, play } from './avtocod/testing/supplier.ts';

const VISITOR = { kind: 'visitor', visitorId: 'anna', address: '192.0.2.1', purpose: 'check' } as const;
const NO_MONEY = reply(jsonOf('error.498'));
const UNSENT: TransportResult = { ok: false, problem: 'breaker-open', detail: '', unsent: true };
const LOST: TransportResult = { ok: false, problem: 'timeout', detail: '' };

/** Every register of every paid supplier is asked within a budget; gives the answers and what was sent. */
async function askAll(budget: OrderBudget) {
	const sent: OutgoingRequest[] = [];
	const transport = {
		async send(request: OutgoingRequest): Promise<TransportResult> {
			sent.push(request);
			return LOST;
		},
	};
	const now = () => new Date();
	const settings = { url: 'http://paid.test', key: 'user@domain:password', report: 'type@domain' };
	const needs = { settings, transport, budget, now, pollEveryMs: 5, leaseOwner: 'test' };
	const isPaid = ({ id }: { readonly id: string }) => (PAID_SUPPLIERS as readonly string[]).includes(id);
	const cars = SUPPLIER_ENTRIES.filter(isPaid).flatMap(({ create }) => {
		const ledger = createMemoryLedger(now);
		const supplier = create({ ...needs, ledger, requestPolicy: reportPolicyOf('bench') });
		return supplier.registers.map((register) => {
			const kind = REGISTER_ENTRIES[register].askedBy;
			const subject = kind === 'vin' ? ask().subject : { kind, plate: 'А123ВС77' as never };
			const order = register === 'card-index' ? { order: { key: 'paid' } } : {};
			return supplier.ask(register, ask({ subject, asker: VISITOR, ...order }));
		});
	});
	const people = PERSON_SUPPLIER_ENTRIES.filter(isPaid).flatMap(({ create }) => {
		const supplier = create(needs);
		const beforePaid = async () => {};
		return supplier.registers.map((register) => supplier.ask(register, askAbout({}, { beforePaid })));
	});
	return { answers: await Promise.all([...cars, ...people]), sent };
}

describe('what costs money', () => {
	test.each(['limit', 'budget'] as const)(
		'is not sent by any register where the %s refuses it',
		async (reason) => {
			const { answers, sent } = await askAll(countingBudget(reason));
			expect(answers).toHaveLength(22);
			expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
				new Set([JSON.stringify({ state: 'not-asked', reason })]),
			);
			expect(sent).toEqual([]);
		},
	);

	test('is counted before each request that orders something', async () => {
		const budget = countingBudget();
		const { sent } = await askAll(budget);
		expect(budget.taken).toHaveLength(sent.length);
		expect(sent.length).toBeGreaterThan(9);
	});
});

describe('a report of Автокод', () => {
	test('is counted once for all its sections, for whoever asked first, under its key', async () => {
		const budget = countingBudget();
		const { supplier, sent } = play({ polls: [{ text: fixture('report_full.json') }] }, { budget });
		const sections = ['dtp', 'wanted', 'osago'] as const;
		await Promise.all(sections.map((section) => supplier.ask(section, aboutVin({ asker: VISITOR }))));
		const { idempotenceKey } = JSON.parse(sent[0]?.body ?? '');
		expect(budget.taken).toEqual([{ supplier: 'avtocod', key: idempotenceKey, asker: VISITOR }]);
	});

	test('that was refused to one is ordered for the next one who may have it', async () => {
		const refusing = countingBudget('limit');
		const granting = countingBudget();
		const budget: OrderBudget = {
			take: (order) => (order.asker.kind === 'visitor' ? refusing : granting).take(order),
			giveBack: granting.giveBack,
		};
		const { supplier, made } = play({ polls: [{ text: fixture('report_full.json') }] }, { budget });
		expect(await supplier.ask('dtp', aboutVin({ asker: VISITOR }))).toMatchObject({ reason: 'limit' });
		expect(made()).toBe(0);
		expect((await supplier.ask('dtp', aboutVin())).state).not.toBe('not-asked');
		expect(made()).toBe(1);
	});

	test.each([
		['refused by the supplier', { status: 429, text: '' }, 1],
		['never sent', UNSENT, 1],
		['lost on its way', LOST, 0],
		['answered with an error that explains nothing', { status: 500, text: '' }, 0],
	] as const)('%s is given back or not', async (_, make, times) => {
		const budget = countingBudget();
		const { supplier } = play({ make, polls: [] }, { budget });
		await supplier.ask('dtp', aboutVin());
		expect(budget.taken).toHaveLength(1);
		expect(budget.givenBack).toHaveLength(times);
	});
});

describe('a question to api-cloud.ru', () => {
	test.each([
		['refused for want of money', NO_MONEY, 1],
		['never sent', UNSENT, 1],
		['lost on its way', LOST, 0],
	] as const)('%s is given back or not', async (_, result, times) => {
		const budget = countingBudget();
		const { cars, people } = playWithin(budget, result);
		await cars.ask('osago', ask());
		await people.ask('passport', askAbout({}, { beforePaid: async () => {} }));
		expect(budget.taken).toHaveLength(2);
		expect(budget.givenBack).toHaveLength(2 * times);
	});

	test('about a person leaves no mark of having been sent where the budget refuses it', async () => {
		let marked = 0;
		const { people, sent } = playWithin(countingBudget('budget'), NO_MONEY);
		const beforePaid = async () => {
			marked += 1;
		};
		expect(await people.ask('fssp', askAbout({}, { beforePaid }))).toEqual({
			state: 'not-asked',
			reason: 'budget',
		});
		expect([marked, sent]).toEqual([0, []]);
	});
});
