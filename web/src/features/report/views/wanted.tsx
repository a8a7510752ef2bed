import type { WantedRecordData } from '@avtosverka/contract/check/wanted';
import { formatDay } from '@avtosverka/contract/vocabulary/moment';
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

/** «В розыске с 20.11.2024, Московская область» */
export function wantedTitle({ w_data_pu, w_reg_inic }: WantedRecordData): string {
	const since = w_data_pu ? `В розыске с ${formatDay(w_data_pu)}` : 'В розыске';
	return [since, w_reg_inic].filter(Boolean).join(', ');
}
