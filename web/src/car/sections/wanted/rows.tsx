import { Each } from '../../../ui/record/each.tsx';
import { Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { showDay, showValue } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';
import { wantedTitle } from './title.ts';

/** Wanted records of the Ministry of the Interior. */
export function WantedRows({ data }: ViewProps<'wanted'>) {
	return (
		<Records>
			<Each of={data.records}>
				{(record) => (
					<Record title={wantedTitle(record)}>
						<FieldRows
							rows={[
								['Модель', showValue(record.w_model)],
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
