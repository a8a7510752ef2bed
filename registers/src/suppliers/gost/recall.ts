import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { namesAnotherCar } from '../../html/other-car.ts';
import { readDay } from '../../reading/date.ts';
import type { Reading } from '../../reading/records.ts';
import type { Recall, RecallCampaign } from '../../registers/recall.ts';
import type { Label } from './labels.ts';
import { type GostBlock, readAnswer } from './wire.ts';

/** What a fragment says about a car. */
export type RecallReading = Reading<Recall>;

/** The headline of a block that has something to tell, even where nothing else in it can be read. */
const CLAIM = /имеются сведения/i;

/** Reads the service's fragment about a car; never throws. */
export function readGostRecall(html: string, vin: Vin): RecallReading {
	const answer = readAnswer(html);
	if (answer.kind === 'unclear') return answer;
	const numbers =
		answer.kind === 'blocks' ? answer.blocks.map(({ values }) => values.get('vin') ?? null) : [];
	if ([answer.text, ...numbers].some((text) => namesAnotherCar(text, vin)))
		return { kind: 'unclear', why: 'about another car' };
	if (answer.kind === 'none') return { kind: 'none' };
	const campaigns = answer.blocks.map(readCampaign).filter((campaign) => campaign !== null);
	const claimed = answer.blocks.some(({ headline }) => headline !== null && CLAIM.test(headline));
	if (campaigns.length === 0 && !claimed) return { kind: 'unclear', why: 'no block can be read' };
	return { kind: 'facts', facts: { campaigns }, skipped: answer.blocks.length - campaigns.length };
}

/** Null for a block that tells nothing but whose car it is about. */
function readCampaign({ values }: GostBlock): RecallCampaign | null {
	const value = (label: Label) => values.get(label) ?? null;
	const recall = {
		brand: value('brand'),
		model: value('model'),
		organizer: value('organizer'),
		reason: value('reason'),
		recommendation: recommendationOf(value('recommendation'), value('doneAt'), value('works')),
		dealership: value('place'),
		startedAt: readDay(value('startedAt')),
	};
	return Object.values(recall).some((field) => field !== null) ? { vin: value('vin'), ...recall } : null;
}

/** A repair that has been made stands where a reader looks for what is to be done. */
function recommendationOf(advice: string | null, doneAt: string | null, works: string | null): string | null {
	const done = [doneAt, works].filter((text) => text !== null);
	if (done.length === 0) return advice;
	const made = `Работы выполнены: ${done.join(', ')}`;
	return advice === null ? made : `${advice.replace(/\.$/, '')}. ${made}`;
}
