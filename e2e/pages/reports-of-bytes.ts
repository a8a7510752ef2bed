import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { createPersonRegisters } from '@avtosverka/registers/person-registers';
import type { RegistersSettings } from '@avtosverka/registers/settings';
import { countingBudget } from '@avtosverka/registers/testing/budgets';
import { hastyPolicy } from '@avtosverka/registers/transport/testing/hasty';
import { serveLocally } from '@avtosverka/registers/transport/testing/local-server';
import { createTransport } from '@avtosverka/registers/transport/transport';
import { openDesk } from '@avtosverka/server/owner-reports/testing/desk';
import type { Store } from '@avtosverka/server/store/store';
import { ASKED, type AskedSupplier, type SentState, send } from './supplier-bytes.ts';

/** One report, as somebody sees it who has not ordered it. */
export type Reports = {
	/** After its registers were asked once. */
	readonly atFirst: OwnerReport;
	/** After two minutes, in which a register that fails was asked five times. */
	readonly unpaid: OwnerReport;
	readonly paid: OwnerReport;
};

/** The moment of every answer: 10:42 in Moscow. */
const ANSWERED_AT = new Date('2026-11-21T07:42:00Z');
const TWO_MINUTES_MS = 120_000;

/** Each register has one supplier, so that a report shows what became of that one's bytes. */
const VIA: RegistersSettings['via'] = {
	passport: ['apicloud'],
	inn: ['fns'],
	fssp: ['fssp'],
	bankruptcy: ['efrsb'],
	pledge: ['fedresurs'],
	arbiter: ['apicloud'],
	fsin_wanted: ['fsin'],
	terrorist: ['fedsfm'],
};

/**
 * Orders a report whose suppliers all send bytes of one kind: over their adapters, the transport, the asking,
 * the store and the presenting.
 * @param sent `not-asked` switches all of them off
 */
export async function reportsOf(store: Store, sent: SentState | 'not-asked'): Promise<Reports> {
	await using server = await serveLocally((request, response) => {
		const [, supplier = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
		if (sent === 'not-asked') throw new Error('nobody is to be asked');
		send(sent, supplier as AskedSupplier, { request, response, path });
	});
	const desk = openDesk(store, registersAt(sent === 'not-asked' ? null : server.url));
	const { uuid } = await desk.order();
	const read = async () => {
		const report = await desk.reports.present(uuid, null);
		if (report === null) throw new Error('the report is gone');
		return report;
	};
	await desk.work();
	const atFirst = await read();
	await desk.workFor(TWO_MINUTES_MS);
	const unpaid = await read();
	await store.transaction((tx) =>
		desk.reports.pay(tx, uuid, { orderId: 'A0Z', email: null, at: desk.clock.now() }),
	);
	// What has not answered begins again with the payment.
	await desk.workFor(TWO_MINUTES_MS);
	return { atFirst, unpaid, paid: await read() };
}

function registersAt(url: string | null) {
	const now = () => ANSWERED_AT;
	const suppliers = Object.fromEntries(
		ASKED.map((id) => {
			const own = url === null ? null : `${url}/${id}`;
			const key = id === 'apicloud' && own !== null ? 'key' : null;
			return [id, { url: own, key, report: null, pageUrl: own, cardUrl: own, notaryUrl: own }];
		}),
	);
	const requestPolicy = hastyPolicy({ atOnce: 20, queue: 100, breakerAfter: 1_000 });
	return createPersonRegisters(
		{ suppliers, via: VIA, requestPolicy: 'bench' },
		{
			now,
			budget: countingBudget(),
			transports: { of: (supplier) => createTransport({ ...requestPolicy, supplier }, { now }) },
			onWarning: (sentence) => {
				throw new Error(sentence);
			},
		},
	);
}
