import { randomUUID } from 'node:crypto';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { CAR_REGISTERS } from '@avtosverka/contract/vocabulary/register';
import { createPersonRegisters } from '@avtosverka/registers/person-registers';
import { createRegisters } from '@avtosverka/registers/registers';
import { createMemoryLedger } from '@avtosverka/registers/report-ledger-memory';
import type { SharedRate } from '@avtosverka/registers/transport/rate-limit';
import { createTransports } from '@avtosverka/registers/transports';
import type { CallObserver } from './call-observer.ts';
import type { Config } from './config.ts';
import type { Clock, Logger } from './deps.ts';
import { countAnswers } from './metrics/counted-registers.ts';
import type { ServerMetrics } from './server-metrics.ts';
import { createReportLedger } from './store/report-ledger.ts';
import { createSteadyLedger } from './store/steady-ledger.ts';
import type { Store } from './store/store.ts';
import { createStoreFallback } from './store/store-fallback.ts';
import { createBudget } from './supplier-budget/create-budget.ts';
import type { OrdersFile } from './supplier-budget/unstored/orders-file.ts';
import type { SupplierStops } from './supplier-stops/follow-stops.ts';

/** Registers of cars and of people; who is asked about both is asked in one queue, under one pace. */
export function buildRegisters(
	config: Config,
	store: Store,
	tools: {
		clock: Clock;
		log: Logger;
		metrics: ServerMetrics;
		appSecret: string;
		calls: CallObserver;
		stops: SupplierStops;
		processes: () => number;
		orders: OrdersFile;
		sharedRate: SharedRate;
	},
) {
	const { clock, log, metrics, calls, stops, sharedRate } = tools;
	const { isStopped } = stops;
	const now = () => clock.now();
	const storeFallback = createStoreFallback({ clock, log }, 'reports of suppliers');
	const transports = createTransports(config.registers, {
		now,
		sharedRate,
		onTransportEvent: calls.onEvent,
		onBreaker: calls.onBreaker,
		onQueue: calls.onQueue,
	});
	const {
		dailyBudgets: daily,
		dailyCosts: dailyCost,
		purposeBudgets: purposes,
		orderPrices: prices,
	} = config;
	const limits = { daily, dailyCost, purposes, askerPerHour: config.limits.reportsPerHour };
	const budget = createBudget({ ...tools, store, limits, prices });
	metrics.watchBudgets({ limits, budget });
	const registers = createRegisters(config.registers, {
		budget,
		ledger: createSteadyLedger(createReportLedger(store, clock), createMemoryLedger(now), storeFallback),
		now,
		leaseOwner: randomUUID(),
		transports,
		isStopped,
	});
	const personRegisters = createPersonRegisters(config.registers, {
		now,
		transports,
		budget,
		isStopped,
	});
	return {
		registers: countAnswers(registers, CAR_REGISTERS, metrics),
		personRegisters: countAnswers(personRegisters, PERSON_REGISTERS, metrics),
	};
}
