import type { Accident } from '@avtosverka/contract/check/dtp';
import type { Accident as AccidentFacts } from '@avtosverka/registers/facts/dtp';
import { whole } from '../../../answers/whole.ts';
import { newestFirst } from './newest-first.ts';
import type { SectionView } from './section-view.ts';

function presentAccident(accident: AccidentFacts): Accident {
	return {
		AccidentNumber: accident.number,
		AccidentType: accident.kind,
		AccidentDateTime: accident.at,
		RegionName: accident.region,
		AccidentPlace: accident.place,
		OwnerOkopf: accident.ownerForm,
		VehicleDamageState: accident.damageState,
		VehicleAmount: whole(accident.vehicles),
		VehicleMark: accident.brand,
		VehicleModel: accident.model,
		VehicleYear: whole(accident.year),
		DamagePoints: [...accident.damageCodes],
	};
}

export const dtp: SectionView<'dtp'> = {
	found: ({ accidents }) => ({ Accidents: newestFirst(accidents, ({ at }) => at).map(presentAccident) }),
	clear: () => ({ Accidents: [] }),
};
