import { Part } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { joined, showValue, withUnit } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';
import { OwnershipPeriods } from './ownership-periods.tsx';

/** The registration card and who owned the car when. */
export function RegistrationRows({ data }: ViewProps<'registration'>) {
	const result = data.RequestResult;
	if (result === null) return null;
	return (
		<>
			<FieldRows
				rows={[
					['Статус учёта', showValue(result.reestr_status)],
					['Марка и модель', joined(result.vehicle_brandmodel)],
					['Год выпуска', showValue(result.vehicle_releaseyear)],
					['VIN', showValue(result.vehicle_vin)],
					['Номер кузова', showValue(result.vehicle_body_number)],
					['Цвет', showValue(result.vehicle_bodycolor)],
					['Тип', showValue(result.vehicle_type_name)],
					['Мощность', withUnit(result.vehicle_enginepower, 'лс.')],
					['Объём двигателя', withUnit(result.vehicle_enclosedvolume, 'см3')],
					['Экологический класс', showValue(result.vehicle_eco_class)],
				]}
			/>
			<Part title="Периоды владения">
				<OwnershipPeriods periods={result.periods} />
			</Part>
		</>
	);
}
