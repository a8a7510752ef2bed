import type { RecallCampaignData } from '@avtosverka/contract/check/recall';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { modelName } from '@avtosverka/decision/car/usual-case';
import type { RecallCampaign } from '@avtosverka/registers/registers/recall';
import type { ServedSection } from './section-view.ts';
import { record, since } from './watched-record.ts';

function presentCampaign(campaign: RecallCampaign): RecallCampaignData {
	return {
		vin: campaign.vin,
		vehicle_brand: modelName(campaign.brand),
		vehicle_model: modelName(campaign.model),
		manufacturer: campaign.organizer,
		recall_reason: campaign.reason,
		recommendation: campaign.recommendation,
		dealership: campaign.dealership,
		date: campaign.startedAt,
	};
}

export const recall: ServedSection<'recall'> = {
	found: ({ campaigns }) => newestFirst(campaigns, ({ startedAt }) => startedAt).map(presentCampaign),
	clear: () => [],
	watch: {
		form: 1,
		read: ({ campaigns }) =>
			campaigns.map((one) =>
				record({
					...{ key: [one.startedAt], day: one.startedAt },
					words: [`Отзывная кампания${since(one.startedAt)}`, one.organizer],
				}),
			),
	},
};
