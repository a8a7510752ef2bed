import { Each } from '../../../ui/record/each.tsx';
import { Record, Records } from '../../../ui/record/record.tsx';
import { type FieldRow, FieldRows } from '../../../ui/record/rows.tsx';
import { showDay, showValue } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';
import { plainGround } from './ground.ts';

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
								...groundRows(record.osnOgr),
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

/** The document in plain words, with the register's own beside where they differ. */
function groundRows(ground: string | null): FieldRow[] {
	const plain = ground && plainGround(ground);
	const rows: FieldRow[] = [['Основание', showValue(plain)]];
	return plain === ground ? rows : [...rows, ['Как в реестре', ground]];
}
