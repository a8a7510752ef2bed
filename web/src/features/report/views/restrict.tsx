import { Each } from './each.tsx';
import { Record, Records } from './record.tsx';
import { FieldRows } from './rows.tsx';
import { showDay, showValue } from './values.ts';
import type { ViewProps } from './view.ts';

/** Bans on registration actions: such a car cannot be put into the buyer's name. */
export function RestrictView({ data }: ViewProps<'restrict'>) {
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
