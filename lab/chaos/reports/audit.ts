import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { balances, credits } from '../audit.ts';
import { isCreditable } from '../sandbox-operations.ts';
import type { ReportEvidence } from './evidence.ts';
import { letterDifferences } from './letters-audit.ts';
import { isAbout } from './persons.ts';
import type { StoredReports } from './stored-reports.ts';

type Report = StoredReports['reports'][number];
type Block = StoredReports['blocks'][number];

/** What is wrong, a sentence each; empty where everything is exact. */
export function findReportDifferences(evidence: ReportEvidence): readonly string[] {
	return [
		...evidence.seen.odd,
		...presses(evidence),
		...completeness(evidence),
		...balances(evidence),
		...credits(evidence),
		...payments(evidence),
		...costlyQuestions(evidence),
		...letterDifferences(evidence),
	];
}

/** True where two askings died in the middle of a costly question, and it was the only one to be asked. */
export function isGivenUp({ costly_open, costly_repeated, next_at, answered_at }: Block): boolean {
	return costly_open && costly_repeated === 1 && next_at === null && answered_at === null;
}

function presses({ reports: { reports }, seen }: ReportEvidence): string[] {
	const made = Map.groupBy(reports, ({ idempotence_key }) => idempotence_key);
	const known = new Set(seen.presses.map(({ key }) => key));
	const differences = seen.presses.flatMap(({ key, accountId, uuids }) => {
		const rows = made.get(key) ?? [];
		const answered = [...uuids];
		const isOne = rows.length === 1 && rows[0]?.account_id === accountId;
		const isAnswered = answered.every((uuid) => rows.some((row) => row.uuid === uuid));
		return isOne && isAnswered
			? []
			: [`a press made ${rows.length} reports and was told of ${answered.length}`];
	});
	const strange = reports.filter(({ idempotence_key }) => !known.has(idempotence_key));
	return [...differences, ...strange.map(({ uuid }) => `nobody ordered ${uuid}`)];
}

function completeness({ reports: { reports, blocks } }: ReportEvidence): string[] {
	const byReport = Map.groupBy(blocks, ({ report_uuid }) => report_uuid);
	return reports.flatMap(({ uuid, completed_at, consents, paid_at }) => {
		const own = byReport.get(uuid) ?? [];
		const registers = own.map(({ register }) => register).sort();
		const isWhole = registers.join() === [...PERSON_REGISTERS].sort().join();
		// What costs money waits for its payment, and for nothing else.
		const waits = (block: Block) => paid_at === null && block.awaits_payment;
		const lost = own.filter((block) => block.answered_at === null && !isGivenUp(block) && !waits(block));
		return [
			...(consents === 1 ? [] : [`report ${uuid} has ${consents} consents`]),
			...(isWhole ? [] : [`report ${uuid} has the blocks ${registers.join()}`]),
			...(completed_at === null && !own.some(waits) ? [`report ${uuid} is not complete`] : []),
			...lost.map(({ register, state }) => `${register} of report ${uuid} was lost: it is ${state}`),
			...own
				.filter(({ next_at }) => next_at !== null)
				.map(({ register }) => `${register} of report ${uuid} is still to be asked`),
		];
	});
}

/** A report is paid by one order; all other payments for it are on the operator's list. */
function payments({ stored, reports: { reports }, operations, seen }: ReportEvidence): string[] {
	const confirmed = operations.filter((operation) => isCreditable(operation) && operation.confirmed > 0);
	const paidOrders = new Set(confirmed.map(({ transaction }) => transaction));
	const ordersOf = Map.groupBy(
		[...seen.orders].filter(([id]) => paidOrders.has(id)),
		([, { uuid }]) => uuid,
	);
	const listed = new Set(
		stored.remarks.filter(({ why }) => why === 'paid-report').map(({ operation_id }) => operation_id),
	);
	return reports.flatMap((report) => {
		const orders = (ordersOf.get(report.uuid) ?? []).map(([id]) => id);
		const differences = isPaidBy(report, orders) ? [] : [`report ${report.uuid} is not paid as it should be`];
		const extra = orders.filter((id) => id !== report.order_id);
		const unlisted = extra.filter(
			(id) => !confirmed.some(({ transaction, operation }) => transaction === id && listed.has(operation)),
		);
		return [
			...differences,
			...unlisted.map((id) => `order ${id} paid for a paid report, and that is not listed`),
		];
	});
}

function isPaidBy({ paid_at, order_id }: Report, orders: readonly string[]): boolean {
	if (orders.length === 0) return paid_at === null && order_id === null;
	return paid_at !== null && order_id !== null && orders.includes(order_id);
}

/** A mark stands for one question at most, an asking for one mark, plus one for an asking that died. */
function costlyQuestions({ reports: { reports, blocks }, charged, seen }: ReportEvidence): string[] {
	const personOf = new Map(seen.presses.map(({ key, person }) => [key, person]));
	const keyOf = new Map(reports.map(({ uuid, idempotence_key }) => [uuid, idempotence_key]));
	const byRegister = Map.groupBy(charged, ({ register }) => register);
	let counted = 0;
	const differences = blocks.flatMap((block) => {
		const { report_uuid, register, attempts, unpaid_attempts, costly_sent, costly_repeated } = block;
		const person = personOf.get(keyOf.get(report_uuid) ?? '');
		const times = (byRegister.get(register) ?? [])
			.filter(({ asked }) => person !== undefined && isAbout(person, asked))
			.reduce((sum, question) => sum + question.times, 0);
		counted += times;
		const what = `${register} of report ${report_uuid}`;
		// One that is given up has counted five attempts, none of which has asked.
		const askings = isGivenUp(block) ? 1 : attempts + unpaid_attempts;
		return [
			...(times === 0 && block.source === 'apicloud' && block.answered_at !== null
				? [`${what} was answered and never asked`]
				: []),
			...(times > costly_sent ? [`${what} was asked ${times} times, and ${costly_sent} are counted`] : []),
			...(costly_repeated > 1 ? [`${what} was repeated ${costly_repeated} times`] : []),
			...(costly_sent > askings + costly_repeated
				? [`${what} was asked ${costly_sent} times in ${attempts} attempts, ${costly_repeated} repeated`]
				: []),
		];
	});
	const all = charged.reduce((sum, { times }) => sum + times, 0);
	return all === counted ? differences : [...differences, `${all - counted} charged questions are nobody's`];
}
