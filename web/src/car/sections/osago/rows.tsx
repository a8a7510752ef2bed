import type { PolicyData } from '@avtosverka/contract/check/osago';
import { HIDDEN } from '@avtosverka/contract/vocabulary/hidden';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { Each } from '../../../ui/record/each.tsx';
import { Record, RecordMark, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { joined, numbered, showDay, showValue } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';

/** Compulsory insurance policies, in force and ended. */
export function OsagoRows({ data }: ViewProps<'osago'>) {
	return (
		<Records>
			<Each of={newestFirst(data, ({ startDate, endDate }) => endDate ?? startDate)}>
				{(policy) => (
					<Record title={policyTitle(policy)} mark={<InForce policy={policy} />}>
						<FieldRows
							rows={[
								['Страховая компания', showValue(policy.insuranceCompany)],
								['Статус', showValue(policy.status)],
								['Начало', showDay(policy.startDate)],
								['Окончание', showDay(policy.endDate)],
								['Модель', showValue(policy.model)],
								['VIN', showValue(policy.vin)],
								['Госномер', showValue(policy.plate)],
							]}
						/>
					</Record>
				)}
			</Each>
		</Records>
	);
}

function policyTitle({ series, number }: PolicyData): string {
	const parts = [series, number].filter((part) => part !== null);
	const isShown = parts.length > 0 && !parts.includes(HIDDEN);
	return isShown ? `Полис ${joined(...parts)}` : numbered('Полис', parts[0] ?? null);
}

function InForce({ policy }: { policy: PolicyData }) {
	if (policy.active === null) return <RecordMark tone="plain">Срок неизвестен</RecordMark>;
	return policy.active ? (
		<RecordMark tone="calm">Действует</RecordMark>
	) : (
		<RecordMark tone="warn">Не действует</RecordMark>
	);
}
