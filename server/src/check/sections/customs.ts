import { modelName } from '@avtosverka/decision/car/usual-case';
import type { ServedSection } from './section-view.ts';
import { record, shownDay } from './watched-record.ts';

export const customs: ServedSection<'customs'> = {
	found: (facts) => ({
		code: 200,
		vin: facts.vin,
		model: modelName(facts.model),
		chassis: facts.chassisNumber,
		body: facts.bodyNumber,
		date: facts.releasedAt,
		country: facts.country,
	}),
	clear: () => ({ code: 404, vin: null, model: null, chassis: null, body: null, date: null, country: null }),
	watch: {
		form: 1,
		read: ({ releasedAt, country }) => [
			record({
				...{ key: ['release'], state: [releasedAt], day: releasedAt },
				words: ['Выпуск таможней', country, shownDay(releasedAt)],
			}),
		],
	},
};
