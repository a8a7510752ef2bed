import { FieldRows } from '../../../ui/record/rows.tsx';
import { showDay, showValue } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';

/** When and from where the car was released into free circulation. */
export function CustomsRows({ data }: ViewProps<'customs'>) {
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
