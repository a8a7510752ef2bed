import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { maskPassport } from '@avtosverka/contract/vocabulary/person';
import { maskOthers } from './masking.ts';
import type { OpenReport } from './open-report.ts';
import type { ReportDocument, StoredBlock } from './owner-reports.ts';
import { blockVerdict } from './verdict.ts';

/** What document and letter say of a paid report; null for an unpaid one, of which nothing may be shown. */
export function documentOf(report: OpenReport): ReportDocument | null {
	const { uuid, person, createdAt, paidAt, completedAt, email, returned, blocks } = report;
	if (paidAt === null) return null;
	return {
		uuid,
		lastName: person.lastName,
		firstName: person.firstName,
		middleName: person.middleName,
		birthDate: formatDay(person.birthDate),
		passport: maskPassport(person.passport),
		createdAt,
		paidAt,
		completedAt,
		email,
		returned,
		blocks: blocks.map(({ register, state, source, asOf, match, reason, skippedRows, ...block }) => {
			const facts = block.facts && maskOthers(register, block.facts as never);
			const verdict = blockVerdict({ register, state, facts });
			return { register, facts, verdict, state, source, asOf, match, reason, skippedRows } as StoredBlock;
		}),
	};
}
