import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { joinName } from '@avtosverka/contract/vocabulary/person';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { DealQuestion, PersonBlock, PersonBlocks } from '@avtosverka/decision/person/person';
import { readBlock } from '../report/read-blocks.ts';

/** What a paid report asks to be decided. `cars`: the VINs that the deal may be about. */
export function dealQuestionOf(report: OwnerReport, cars: readonly string[], now: Date): DealQuestion {
	const { last_name, first_name, middle_name, birth_date, passport_number } = report;
	return {
		subject: {
			name: joinName(last_name, first_name, middle_name),
			birthDate: birth_date,
			passport: passport_number,
		},
		blocks: Object.fromEntries(
			PERSON_REGISTERS.map((register) => [register, blockOf(report, register)]),
		) as unknown as PersonBlocks,
		cars,
		now,
	};
}

function blockOf<R extends PersonRegister>(report: OwnerReport, register: R): PersonBlock<R> {
	const { state, source, asOf, reason } = report.meta[register];
	const data = readBlock(report, register);
	if (data === 'unreadable') return { state: 'unreadable', source, asOf, reason, data: null };
	return { state, source, asOf, reason, data };
}
