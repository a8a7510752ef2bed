import type { Policy } from '@avtosverka/contract/check/osago';
import { Each } from './each.tsx';
import { Mark, Record, Records } from './record.tsx';
import { Rows } from './rows.tsx';
import { joined, showDay, showValue } from './values.ts';
import type { ViewProps } from './view.ts';

/** Compulsory insurance policies, in force and ended. */
export function OsagoView({ data }: ViewProps<'osago'>) {
	return (
		<Records>
			<Each of={data}>
				{(policy) => (
					<Record title={`Полис ${joined(policy.series, policy.number)}`} mark={<InForce policy={policy} />}>
						<Rows
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

function InForce({ policy }: { policy: Policy }) {
	if (policy.active === null) return <Mark tone="plain">Срок неизвестен</Mark>;
	return policy.active ? <Mark tone="calm">Действует</Mark> : <Mark tone="warn">Не действует</Mark>;
}
