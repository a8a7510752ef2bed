import type { AccidentData } from '@avtosverka/contract/check/dtp';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { regionName } from '@avtosverka/contract/vocabulary/region-name';
import type { Accident as AccidentFacts } from '@avtosverka/registers/registers/dtp';
import { roundedOrNull } from './rounded.ts';
import type { SectionView } from './section-view.ts';

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
		VehicleMark: accident.brand,
		VehicleModel: accident.model,
		VehicleYear: roundedOrNull(accident.year),
		DamagePoints: [...accident.damageCodes],
	};
}

export const dtp: SectionView<'dtp'> = {
	found: ({ accidents }) => ({ Accidents: newestFirst(accidents, ({ at }) => at).map(presentAccident) }),
	clear: () => ({ Accidents: [] }),
};
