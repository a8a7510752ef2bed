import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { ReportReturn } from '@avtosverka/contract/owner-report/report';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { ownerReportBlock } from '../store/schema/owner-report-block.ts';
import type { BlockLife } from './life.ts';

type BlockRow = typeof ownerReportBlock.$inferSelect;

/** A block as it is read: its facts decrypted, the empty form for `clear`, null for a failure. */
export type OpenBlock<R extends PersonRegister = PersonRegister> = BlockLife &
	Pick<BlockRow, 'state' | 'source' | 'asOf' | 'match' | 'reason' | 'skippedRows'> & {
		readonly register: R;
		readonly facts: BlockData[R] | null;
	};

/** A report with everything in it readable: never leaves the server as it is. */
export type OpenReport = {
	readonly uuid: string;
	/** Null for the sample, which has no owner. */
	readonly accountId: string | null;
	readonly person: Person;
	readonly createdAt: Date;
	readonly paidAt: Date | null;
	readonly completedAt: Date | null;
	readonly email: string | null;
	/** What was given back for registers that never answered; null while nothing was. */
	readonly returned: ReportReturn | null;
	/** In the order of PERSON_REGISTERS. */
	readonly blocks: readonly OpenBlock[];
};
