import type { SiteCalls } from '@avtosverka/contract/site';
import { findCarsInText } from '@avtosverka/contract/vocabulary/car-in-text';
import { DECISION_WORDS } from '@avtosverka/contract/vocabulary/decision';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { maskVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { isAnswered } from '@avtosverka/decision/car/car';
import { carNameOf } from '@avtosverka/decision/car/car-name';
import { decideCar } from '@avtosverka/decision/car/decide';
import { createAnswerCache } from '../answers/answer-cache.ts';
import type { Deps } from '../deps.ts';
import { vinsOf } from '../paid-lookup/lookup-result.ts';
import { previewMessage } from './report-message.ts';

/** What is kept about a car, for a chat in which somebody mentions the bot: of the VIN only its maker. */
export type CarPreview = { readonly title: string; readonly description: string; readonly html: string };

/** What the bot shows while somebody types after its name. */
export type InlineAnswer = {
	readonly previews: readonly CarPreview[];
	/** The way into the bot's own chat, and what its link carries. */
	readonly wayIn: { readonly text: string; readonly payload: string };
};

/** The payload of a link whose chat begins with the introduction. */
export const HELP_PAYLOAD = 'help';
const PREVIEWS_AT_MOST = 5;

type PreviewDeps = Pick<Deps, 'store' | 'clock' | 'log'> & Pick<SiteCalls, 'cachedReport'>;

/**
 * Looks at kept answers alone: typing asks no register and costs nothing. A car of which nothing is kept has
 * no preview, since silence must not look like an answer.
 */
export function createInlinePreviews(deps: PreviewDeps): (text: string) => Promise<InlineAnswer> {
	const { cachedReport, clock } = deps;
	const cached = createAnswerCache(deps);

	async function preview(vin: Vin, plate: Plate | null): Promise<CarPreview | null> {
		const report = await cachedReport(vin, plate);
		const answers = cachedAnswersOf(report);
		const answered = SECTIONS.filter((section) => isAnswered({ answers }, section)).length;
		if (answered === 0) return null;
		const at = clock.now();
		const subject = { vin, plate, plateModel: report.plateModel ?? null };
		const decision = decideCar({ subject, answers, askedPrice: null, now: at });
		const count = counted(answered, ['реестра', 'реестров', 'реестров']);
		return {
			title: [carNameOf({ answers }), maskVin(vin)].filter(Boolean).join(' · '),
			description: `${DECISION_WORDS[decision.verdict]}. Ответы ${count} из ${SECTIONS.length}`,
			html: previewMessage({ vin, plate: null, answers, decision, waiting: new Set(), at }),
		};
	}

	return async (text) => {
		const [car] = findCarsInText(text);
		if (!car) return { previews: [], wayIn: { text: 'Впишите VIN или госномер', payload: HELP_PAYLOAD } };
		const cachedPlate = car.kind === 'vin' ? null : (await cached.find(car, ['plate'])).of('plate')?.answer;
		const vins = car.kind === 'vin' ? [car.vin] : cachedPlate ? vinsOf(cachedPlate) : [];
		const plate = car.kind === 'vin' ? null : car.plate;
		const shown = vins.slice(0, PREVIEWS_AT_MOST);
		const previews = await Promise.all(shown.map((vin) => preview(vin, plate)));
		// A link carries Latin letters alone: a plate is typed again in the chat.
		const payload = car.kind === 'vin' ? car.vin : HELP_PAYLOAD;
		return {
			previews: previews.filter((one) => one !== null),
			wayIn: { text: 'Проверить в чате с ботом', payload },
		};
	};
}
