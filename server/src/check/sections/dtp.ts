import type { AccidentData } from '@avtosverka/contract/check/dtp';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { regionName } from '@avtosverka/contract/vocabulary/region-name';
import { modelName } from '@avtosverka/decision/car/usual-case';
import type { Accident as AccidentFacts } from '@avtosverka/registers/registers/dtp';
import { roundedOrNull } from './rounded.ts';
import type { ServedSection } from './section-view.ts';
import { record, shownDay } from './watched-record.ts';

function presentAccident(accident: AccidentFacts): AccidentData {
	return {
		AccidentNumber: accident.number,
		AccidentType: accident.kind,
		AccidentDateTime: accident.at,
		RegionName: regionName(accident.region),
		AccidentPlace: accident.place,
		OwnerOkopf: accident.ownerForm,
		VehicleDamageState: accident.damageState,
		VehicleAmount: roundedOrNull(accident.vehicles),
		VehicleMark: modelName(accident.brand),
		VehicleModel: modelName(accident.model),
		VehicleYear: roundedOrNull(accident.year),
		DamagePoints: [...accident.damageCodes],
	};
}

export const dtp: ServedSection<'dtp'> = {
	found: ({ accidents }) => ({ Accidents: newestFirst(accidents, ({ at }) => at).map(presentAccident) }),
	clear: () => ({ Accidents: [] }),
	watch: {
		form: 1,
		read: ({ accidents }) =>
			accidents.map((one) => {
				const day = one.at?.slice(0, 10) ?? null;
				return record({
					...{ key: [day ?? one.number], day },
					words: [one.kind ?? 'ДТП', shownDay(one.at), regionName(one.region)],
				});
			}),
	},
};
