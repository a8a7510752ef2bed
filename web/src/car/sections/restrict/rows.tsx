import { Each } from '../../../ui/record/each.tsx';
import { Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { showDay, showValue } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';

/** Bans on registration actions: such a car cannot be put into the buyer's name. */
export function RestrictRows({ data }: ViewProps<'restrict'>) {
	return (
		<Records>
			<Each of={data.records}>
				{(record) => (
					<Record title={record.ogrkod ?? 'Вид ограничения не указан'}>
						<FieldRows
							rows={[
								['Наложено', showDay(record.dateadd)],
								['Кем', showValue(record.divtype)],
								['Регион', showValue(record.regname)],
								['Основание', showValue(record.osnOgr)],
								['Телефон', showValue(record.phone)],
								['Модель', showValue(record.tsmodel)],
								['VIN', showValue(record.tsVIN)],
							]}
						/>
					</Record>
				)}
			</Each>
		</Records>
	);
}
