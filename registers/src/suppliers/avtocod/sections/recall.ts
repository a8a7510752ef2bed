import { readDay } from '../../../reading/date.ts';
import { at, node } from '../../../reading/node.ts';
import { ifNotEmpty } from '../../../reading/records.ts';
import { text } from '../../../reading/text.ts';
import type { Recall, RecallCampaign } from '../../../registers/recall.ts';
import { readingOfSection, readSectionList, type SectionReading } from './section.ts';

const Row = node({
	date: text,
	company: node({ name: text }),
	description: node({ reason: text, recommendation: text }),
	vehicle: node({ brand: text, model: text }),
});

/** Recalls from `recall_campaigns`; here `vehicle.brand` and `model` are plain texts. */
export function readAvtocodRecall(content: unknown): SectionReading<Recall> {
	return readingOfSection(readSectionList(at(content, 'recall_campaigns'), readCampaign), (campaigns) => ({
		campaigns,
	}));
}

function readCampaign(row: unknown): RecallCampaign | null {
	const { date, company, description, vehicle } = Row.parse(row);
	return ifNotEmpty({
		vin: null,
		brand: vehicle.brand,
		model: vehicle.model,
		organizer: company.name,
		reason: description.reason,
		recommendation: description.recommendation,
		dealership: null,
		startedAt: readDay(date),
	});
}
