import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { readingsOf } from '@avtosverka/decision/car/readings';
import { rollbacks } from '@avtosverka/decision/car/rollbacks';
import { Notice } from '../../../ui/notice.tsx';
import { Each } from '../../../ui/record/each.tsx';
import { Part, Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { joined, numbered, showDay, showMileage, showValue } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';
import { rollbackText } from './mileage.ts';
import { MileageChart } from './mileage-chart.tsx';
import { PreviousCards } from './previous-cards.tsx';

/** Inspections and mileage, with a plain word where the odometer went back. */
export function DiagnosticRows({ data }: ViewProps<'diagnostic'>) {
	const measured = readingsOf(data);
	const back = rollbacks(measured);
	return (
		<>
			{back.length > 0 && (
				<Notice kind="error" className="mb-5">
					<Each of={back}>{(rollback) => <p className="font-semibold">{rollbackText(rollback)}</p>}</Each>
					<p className="mt-1">Бывает и ошибка при вводе: спросите продавца и сверьте с сервисной книжкой.</p>
				</Notice>
			)}
			<Records>
				<Each of={data.diagnosticCards}>
					{(card) => (
						<Record title={numbered('Диагностическая карта', card.dcNumber)}>
							<FieldRows
								rows={[
									['Пробег', showMileage(card.odometerValue)],
									['Дата осмотра', showDay(card.dcDate)],
									['Действует до', showDay(card.dcExpirationDate)],
									['Место', showValue(card.pointAddress)],
									['Марка и модель', joined(card.brand, card.model)],
									['VIN', showValue(card.vin)],
								]}
							/>
							<PreviousCards cards={newestFirst(card.previousDcs, ({ dcDate }) => dcDate)} />
						</Record>
					)}
				</Each>
			</Records>
			{measured.length > 1 && (
				<Part title="Пробег по осмотрам">
					<MileageChart readings={measured} />
				</Part>
			)}
		</>
	);
}
