import { describe, expect, test } from 'vitest';
import { createPersonRegisters, PERSON_SUPPLIER_MS } from './person-registers.ts';
import { createRegisters } from './registers.ts';
import { createMemoryLedger } from './report-ledger-memory.ts';
import { requestPolicyOf } from './request-policies.ts';
import { ask, clear, refused, says, unreachable } from './testing/answers.ts';
import { countingBudget } from './testing/budgets.ts';
import { askAbout } from './testing/persons.ts';
import {
	type PersonReaction,
	personRegistersOf,
	tinyPersonSupplier,
} from './testing/tiny-person-supplier.ts';
import { ON } from './testing/tiny-registers.ts';
import { AS_OF } from './testing/tiny-supplier.ts';
import { closedAddress } from './transport/testing/local-server.ts';
import type { TransportEvent } from './transport/transport.ts';
import { createTransports } from './transports.ts';

const silent: PersonReaction = ({ signal }) =>
	new Promise((resolve) => signal.addEventListener('abort', () => resolve(unreachable('fssp'))));

describe('registers about people', () => {
	test('are asked in order until one of them speaks', async () => {
		const [first, second, third] = [
			tinyPersonSupplier('fssp', says(refused('fssp', 'captcha'))),
			tinyPersonSupplier('apicloud', says(clear('apicloud'))),
			tinyPersonSupplier('fedsfm', says(clear('fedsfm'))),
		];
		const registers = personRegistersOf([first, second, third]);
		expect(await registers.ask('fssp', askAbout())).toEqual({
			answer: clear('apicloud'),
			tried: [
				{ source: 'fssp', state: 'refused' },
				{ source: 'apicloud', state: 'clear' },
			],
		});
		expect(third.asked).toEqual([]);
		expect(second.asked).toMatchObject([{ person: { lastName: 'Примеров' } }]);
	});

	test('are asked by other orders where the settings say so, and aloud without whoever knows nothing of them', async () => {
		const warnings: string[] = [];
		const registers = personRegistersOf(
			[
				tinyPersonSupplier('fsin', says(clear('fsin'))),
				tinyPersonSupplier('fns', says(clear('fns')), { registers: ['inn'] }),
			],
			{ via: { fsin_wanted: ['fns', 'gost', 'fsin'] } },
			{ onWarning: (sentence) => warnings.push(sentence) },
		);
		expect(registers.whoAnswers('fsin_wanted')).toEqual({ suppliers: ['fsin'], otherwise: 'switched-off' });
		expect(warnings).toEqual([
			'Реестр fsin_wanted: поставщик fns его не знает и пропущен.',
			'Реестр fsin_wanted: поставщика gost ещё нет, он пропущен.',
		]);
	});

	test('answer «not asked» where nobody is switched on or has no key', async () => {
		const keyed = tinyPersonSupplier('apicloud', says(clear('apicloud')), { needsKey: true });
		const noKey = personRegistersOf([keyed], { suppliers: { apicloud: { ...ON, key: null } } });
		expect(await noKey.ask('passport', askAbout())).toEqual({
			answer: { state: 'not-asked', reason: 'no-key' },
			tried: [],
		});
		expect(personRegistersOf([keyed], { suppliers: {} }).whoAnswers('passport')).toEqual({
			suppliers: [],
			otherwise: 'switched-off',
		});
		expect(keyed.asked).toEqual([]);
	});

	test('give each supplier its time, the last one too', async () => {
		const [first, last] = [tinyPersonSupplier('fssp', silent), tinyPersonSupplier('apicloud', silent)];
		const registers = personRegistersOf([first, last], {}, { supplierMs: 20 });
		const { answer, tried } = await registers.ask('fssp', askAbout());
		expect(answer).toMatchObject({ state: 'unreachable', detail: 'no answer within 20 ms' });
		expect(tried.map(({ source, state }) => `${source} ${state}`)).toEqual([
			'fssp unreachable',
			'apicloud unreachable',
		]);
		expect([first, last].every(({ asked }) => asked[0]?.signal.aborted)).toBe(true);
		expect(PERSON_SUPPLIER_MS).toBe(20_000);
	});

	test('hand on what announces a cost', async () => {
		let paid = 0;
		const costly: PersonReaction = async (question) => {
			await question.beforePaid();
			return clear('apicloud');
		};
		const registers = personRegistersOf([tinyPersonSupplier('apicloud', costly)]);
		const beforePaid = async () => {
			paid += 1;
		};
		await registers.ask('passport', askAbout({}, { beforePaid }));
		expect(paid).toBe(1);
	});
});

test('a supplier of both has one breaker: what cars have learnt, people need not', async () => {
	const events: TransportEvent[] = [];
	const now = () => AS_OF;
	const settings = {
		suppliers: { apicloud: { ...ON, url: await closedAddress() } },
		via: {},
		requestPolicy: 'bench',
	} as const;
	const transports = createTransports(settings, { now, onTransportEvent: (event) => events.push(event) });
	const cars = createRegisters(settings, {
		ledger: createMemoryLedger(now),
		budget: countingBudget(),
		now,
		leaseOwner: 'test',
		transports,
		onWarning: () => {},
	});
	const people = createPersonRegisters(settings, {
		now,
		transports,
		budget: countingBudget(),
		onWarning: () => {},
	});
	const { breakerAfter } = requestPolicyOf('apicloud', 'bench');
	for (let time = 0; time < breakerAfter; time += 1) await cars.ask('osago', ask());
	const { answer } = await people.ask('passport', askAbout({}, { beforePaid: async () => {} }));
	expect(answer).toMatchObject({ state: 'unreachable', detail: 'transport: breaker-open' });
	expect(events.map(({ outcome }) => outcome)).toEqual([
		...Array(breakerAfter).fill('connection'),
		'breaker-open',
	]);
});
