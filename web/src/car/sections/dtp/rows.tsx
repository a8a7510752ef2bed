import type { AccidentData } from '@avtosverka/contract/check/dtp';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { Each } from '../../../ui/record/each.tsx';
import { Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { joined, MISSING, showDay, showValue } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';
import { DamageMap } from './damage-map.tsx';

/** Accidents, each with the places where this car was damaged. */
export function DtpRows({ data }: ViewProps<'dtp'>) {
	return (
		<Records>
			<Each of={newestFirst(data.Accidents, ({ AccidentDateTime }) => AccidentDateTime)}>
				{(accident) => (
					<Record title={accidentTitle(accident)}>
						<div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_200px] lg:grid-cols-[minmax(0,1fr)_230px]">
							<FieldRows
								rows={[
									['Регион', showValue(accident.RegionName)],
									['Место', showValue(accident.AccidentPlace)],
									['Состояние', showValue(accident.VehicleDamageState)],
									['Участников', showValue(accident.VehicleAmount)],
									['Машина', joined(accident.VehicleMark, accident.VehicleModel)],
									['Год выпуска', showValue(accident.VehicleYear)],
									['Владелец', showValue(accident.OwnerOkopf)],
									['Номер ДТП', showValue(accident.AccidentNumber)],
								]}
							/>
							<DamageMap codes={accident.DamagePoints} />
						</div>
					</Record>
				)}
			</Each>
		</Records>
	);
}

function accidentTitle({ AccidentType, AccidentDateTime }: AccidentData): string {
	const when = showDay(AccidentDateTime);
	return `${AccidentType ?? 'Происшествие'} · ${when === MISSING ? 'дата не указана' : when}`;
}
