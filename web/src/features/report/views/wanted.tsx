import { Each } from './each.tsx';
import { Record, Records } from './record.tsx';
import { FieldRows } from './rows.tsx';
import { showDay, showValue } from './values.ts';
import type { ViewProps } from './view.ts';

/** Wanted records of the Ministry of the Interior. */
export function WantedView({ data }: ViewProps<'wanted'>) {
	return (
		<Records>
			<Each of={data.records}>
				{(record) => (
					<Record title={showValue(record.w_model)}>
						<FieldRows
							rows={[
								['Дата учёта', showDay(record.w_data_pu)],
								['Регион инициатора', showValue(record.w_reg_inic)],
								['VIN', showValue(record.w_vin)],
								['Номер кузова', showValue(record.w_kuzov)],
								['Год выпуска', showValue(record.w_god_vyp)],
							]}
						/>
					</Record>
				)}
			</Each>
		</Records>
	);
}
