import type { RestrictRecord } from '@avtosverka/contract/check/restrict';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { regionName } from '@avtosverka/contract/vocabulary/region-name';
import { modelName } from '@avtosverka/decision/car/usual-case';
import type { Restriction } from '@avtosverka/registers/registers/restrict';
import type { ServedSection } from './section-view.ts';
import { record, shownDay } from './watched-record.ts';

function presentRestriction(restriction: Restriction): RestrictRecord {
	return {
		tsmodel: modelName(restriction.brandModel),
		tsVIN: restriction.vin,
		dateadd: restriction.addedAt,
		regname: regionName(restriction.region),
		divtype: restriction.authority,
		divtypeCode: restriction.authorityCode,
		ogrkod: restriction.kind,
		ogrkodCode: restriction.kindCode,
		phone: restriction.phone,
		osnOgr: restriction.ground,
	};
}

export const restrict: ServedSection<'restrict'> = {
	found: ({ records }) => ({
		records: newestFirst(records, ({ addedAt }) => addedAt).map(presentRestriction),
	}),
	clear: () => ({ records: [] }),
	watch: {
		form: 1,
		read: ({ records }) =>
			records.map((one) =>
				record({
					...{ key: [one.addedAt], state: [one.kindCode], day: one.addedAt, stops: true },
					words: [one.kind ?? 'Ограничение, вид не указан', one.authority, shownDay(one.addedAt)],
				}),
			),
	},
};
