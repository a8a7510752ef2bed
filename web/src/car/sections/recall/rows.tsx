import { Each } from '../../../ui/record/each.tsx';
import { Record, Records } from '../../../ui/record/record.tsx';
import { FieldRows } from '../../../ui/record/rows.tsx';
import { joined, showDay, showValue } from '../../../ui/record/values.ts';
import type { ViewProps } from '../view.ts';

/** Recall campaigns: what the maker repairs free of charge. */
export function RecallRows({ data }: ViewProps<'recall'>) {
	return (
		<Records>
			<Each of={data}>
				{(campaign) => (
					<Record title={joined(campaign.vehicle_brand, campaign.vehicle_model)}>
						<FieldRows
							rows={[
								['Причина отзыва', showValue(campaign.recall_reason)],
								['Что делать', showValue(campaign.recommendation)],
								['Дата', showDay(campaign.date)],
								['Изготовитель', showValue(campaign.manufacturer)],
								['Дилерский центр', showValue(campaign.dealership)],
								['VIN', showValue(campaign.vin)],
							]}
						/>
					</Record>
				)}
			</Each>
		</Records>
	);
}
