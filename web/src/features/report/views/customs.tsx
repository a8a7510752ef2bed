import { FieldRows } from './rows.tsx';
import { showDay, showValue } from './values.ts';
import type { ViewProps } from './view.ts';

/** When and from where the car was released into free circulation. */
export function CustomsView({ data }: ViewProps<'customs'>) {
	return (
		<FieldRows
			rows={[
				['Дата выпуска', showDay(data.date)],
				['Страна вывоза', showValue(data.country)],
				['Модель', showValue(data.model)],
				['VIN', showValue(data.vin)],
				['Шасси', showValue(data.chassis)],
				['Кузов', showValue(data.body)],
			]}
		/>
	);
}
