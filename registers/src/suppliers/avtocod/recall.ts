import type { Recall, RecallCampaign } from '../../facts/recall.ts';
import { readAvtocodDay } from './dates.ts';
import { at, node, text } from './fields.ts';
import { ifTelling, type Reading, readingOf, readList } from './section.ts';

const Row = node({
	date: text,
	company: node({ name: text }),
	description: node({ reason: text, recommendation: text }),
	vehicle: node({ brand: text, model: text }),
});

/** Recalls from `recall_campaigns`; here `vehicle.brand` and `model` are plain texts. */
export function readAvtocodRecall(content: unknown): Reading<Recall> {
	return readingOf(readList(at(content, 'recall_campaigns'), readCampaign), (campaigns) => ({ campaigns }));
}

function readCampaign(row: unknown): RecallCampaign | null {
	const { date, company, description, vehicle } = Row.parse(row);
	return ifTelling({
		vin: null,
		brand: vehicle.brand,
		model: vehicle.model,
		organizer: company.name,
		reason: description.reason,
		recommendation: description.recommendation,
		dealership: null,
		startedAt: readAvtocodDay(date),
	});
}
