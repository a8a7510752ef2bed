import type { RecallCampaignData } from '@avtosverka/contract/check/recall';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import type { RecallCampaign } from '@avtosverka/registers/registers/recall';
import type { SectionView } from './section-view.ts';

function presentCampaign(campaign: RecallCampaign): RecallCampaignData {
	return {
		vin: campaign.vin,
		vehicle_brand: campaign.brand,
		vehicle_model: campaign.model,
		manufacturer: campaign.organizer,
		recall_reason: campaign.reason,
		recommendation: campaign.recommendation,
		dealership: campaign.dealership,
		date: campaign.startedAt,
	};
}

export const recall: SectionView<'recall'> = {
	found: ({ campaigns }) => newestFirst(campaigns, ({ startedAt }) => startedAt).map(presentCampaign),
	clear: () => [],
};
