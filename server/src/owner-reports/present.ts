import type { BlockMeta, OwnerReport } from '@avtosverka/contract/owner-report/report';
import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { maskPassport, type Person } from '@avtosverka/contract/vocabulary/person';
import { PERSON_REGISTERS, SHOWN_WHEN_PAID } from '@avtosverka/contract/vocabulary/person-register';
import { isReady, type RetrySchedule } from './life.ts';
import { maskOthers } from './masking.ts';
import type { OpenBlock, OpenReport } from './open-report.ts';
import type { Viewer } from './owner-reports.ts';
import { blockVerdict } from './verdict.ts';

/** In the form of a masked one. */
const HIDDEN_PASSPORT = '•• •• ••••••';

type View = { readonly viewer: Viewer; readonly now: Date; readonly retrySchedule: RetrySchedule };

/** A report in the fields of `/v1`, as one viewer may see it. */
export function presentReport(report: OpenReport, { viewer, now, retrySchedule }: View): OwnerReport {
	const { uuid, person, blocks, createdAt } = report;
	const paid = report.paidAt !== null;
	const own = report.accountId !== null && report.accountId === viewer;
	return {
		report_uuid: uuid,
		...personFor({ own, paid }, person),
		created_at: createdAt.toISOString(),
		paid,
		// A payment starts attempts from the first: what it was paid for was ready.
		ready_to_pay: paid || isReady(blocks, createdAt, now, retrySchedule),
		report_status: report.completedAt === null ? 'forming' : 'completed',
		...of(blocks, (block) => [block.register, paid ? textOf(block) : null]),
		...of(blocks, (block) => [`${block.register}_attempt_count` as const, block.attempts]),
		summary: blocks.map((block) => ({
			block: block.register,
			verdict: isHidden(block, paid) ? null : blockVerdict(block),
		})),
		meta: of(blocks, (block) => [block.register, metaOf(block, paid)]),
		returned: report.returned,
		own,
		sample: uuid === SAMPLE_REPORT_UUID,
	};
}

/** Before the payment a stranger with the number learns no name and no digit of a passport. */
function personFor({ own, paid }: { readonly own: boolean; readonly paid: boolean }, person: Person) {
	const { lastName, firstName, middleName, passport, birthDate } = person;
	const isShown = own || paid;
	const nameOf = (part: string) => (isShown ? part : `${part.slice(0, 1)}.`);
	return {
		last_name: nameOf(lastName),
		first_name: nameOf(firstName),
		middle_name: nameOf(middleName),
		passport_number: own ? passport : paid ? maskPassport(passport) : HIDDEN_PASSPORT,
		birth_date: isShown ? formatDay(birthDate) : null,
	};
}

function of<Name extends string, Value>(
	blocks: readonly OpenBlock[],
	entry: (block: OpenBlock) => readonly [Name, Value],
): { [N in Name]: Value } {
	if (blocks.length !== PERSON_REGISTERS.length) throw new Error('a report has a block for each register');
	return Object.fromEntries(blocks.map(entry)) as { [N in Name]: Value };
}

function textOf({ register, facts }: OpenBlock): string | null {
	return facts === null ? null : JSON.stringify(maskOthers(register, facts as never));
}

function isHidden({ register }: OpenBlock, paid: boolean): boolean {
	return !paid && SHOWN_WHEN_PAID.includes(register);
}

/** Of a hidden block only its failures show: state, match and count would tell whether it has rows. */
function metaOf(block: OpenBlock, paid: boolean): BlockMeta {
	const { state, source, asOf, match, reason, skippedRows, nextAt } = block;
	const moments = { asOf: asOf?.toISOString() ?? null, nextAt: nextAt?.toISOString() ?? null };
	const meta = { source, ...moments, reason };
	if (isHidden(block, paid)) {
		return { ...meta, state: block.answered ? null : state, match: null, skippedRows: 0 };
	}
	return { ...meta, state, match, skippedRows };
}
