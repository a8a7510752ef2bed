import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Store } from '@avtosverka/server/store/store';

/** Reports as the store keeps them. */
export type StoredReports = {
	readonly reports: readonly {
		readonly uuid: string;
		readonly account_id: string;
		readonly idempotence_key: string;
		/** How many proofs of consent there are. */
		readonly consents: number;
		readonly paid_at: Date | null;
		readonly order_id: string | null;
		readonly has_email: boolean;
		readonly completed_at: Date | null;
	}[];
	readonly blocks: readonly {
		readonly report_uuid: string;
		readonly register: PersonRegister;
		readonly state: AnswerState | null;
		readonly source: SupplierId | null;
		readonly attempts: number;
		readonly unpaid_attempts: number;
		readonly answered_at: Date | null;
		readonly next_at: Date | null;
		readonly awaits_payment: boolean;
		readonly costly_open: boolean;
		readonly costly_sent: number;
		readonly costly_repeated: number;
	}[];
	readonly letters: readonly {
		readonly id: string;
		readonly kind: 'report-paid' | 'report-completed' | 'report-returned';
		readonly about: string;
		readonly state: 'waiting' | 'sent' | 'refused' | 'dropped';
	}[];
};

export async function readStoredReports(store: Store): Promise<StoredReports> {
	const rows = async <Row>(question: string) => (await store.db.execute(question)).rows as Row[];
	return {
		reports: (
			await rows<WithDates<StoredReports['reports'][number]>>(`
				select uuid, account_id, idempotence_key, paid_at, order_id, completed_at, email is not null as has_email,
					(select count(*)::int from owner_report_consent where report_uuid = uuid) as consents
				from owner_report`)
		).map((row) => ({ ...row, paid_at: dated(row.paid_at), completed_at: dated(row.completed_at) })),
		blocks: (
			await rows<WithDates<StoredReports['blocks'][number]>>(`
				select report_uuid, register, state, source, attempts, unpaid_attempts, answered_at, next_at, awaits_payment, costly_open, costly_sent,
					costly_repeated
				from owner_report_block`)
		).map((row) => ({ ...row, answered_at: dated(row.answered_at), next_at: dated(row.next_at) })),
		letters: await rows('select id, kind, about, state from letter'),
	};
}

/** What is still under way: letters that wait, and reports, but for those that only wait to be paid for. */
export async function countUnderWay(store: Store): Promise<{ reports: number; letters: number }> {
	const { rows } = await store.db.execute(`
		select (
				select count(*)::int from owner_report where completed_at is null and not (
					paid_at is null and exists (
						select from owner_report_block where report_uuid = uuid and awaits_payment
					) and not exists (
						select from owner_report_block where report_uuid = uuid and next_at is not null
					)
				)
			) as reports,
			(select count(*)::int from letter where state = 'waiting') as letters`);
	return rows[0] as { reports: number; letters: number };
}

/** Moments come as text or as dates, as the driver likes. */
type WithDates<Row> = {
	readonly [Name in keyof Row]: Date extends Row[Name] ? Row[Name] | string : Row[Name];
};

function dated(moment: Date | string | null): Date | null {
	return moment === null ? null : new Date(moment);
}
