import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { regionName } from '@avtosverka/contract/vocabulary/region-name';
import { modelName } from '@avtosverka/decision/car/usual-case';
import { roundedOrNull } from './rounded.ts';
import type { ServedSection } from './section-view.ts';
import { record, since } from './watched-record.ts';

export const wanted: ServedSection<'wanted'> = {
	found: ({ records }) => ({
		records: newestFirst(records, ({ since }) => since).map((record) => ({
			w_model: modelName(record.brandModel),
			w_vin: record.vin,
			w_kuzov: record.bodyNumber,
			w_god_vyp: roundedOrNull(record.year),
			w_data_pu: record.since,
			w_reg_inic: regionName(record.initiatorRegion),
		})),
	}),
	clear: () => ({ records: [] }),
	watch: {
		form: 1,
		read: ({ records }) =>
			records.map((one) =>
				record({
					...{ key: [one.since], day: one.since, stops: true },
					words: [`В розыске${since(one.since)}`, regionName(one.initiatorRegion)],
				}),
			),
	},
};
