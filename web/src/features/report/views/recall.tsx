import { Each } from './each.tsx';
import { Record, Records } from './record.tsx';
import { FieldRows } from './rows.tsx';
import { joined, showDay, showValue } from './values.ts';
import type { ViewProps } from './view.ts';

/** Recall campaigns: what the maker repairs free of charge. */
export function RecallView({ data }: ViewProps<'recall'>) {
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
