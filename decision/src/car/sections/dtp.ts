import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { recordsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

const ACCIDENTS: Forms = ['происшествие', 'происшествия', 'происшествий'];

export const dtpMeaning: SectionMeaning<'dtp'> = {
	where: 'в сведениях о ДТП',
	identity: { path: 'Accidents', names: { model: ['VehicleMark', 'VehicleModel'], year: 'VehicleYear' } },
	count: ({ Accidents }) => Accidents.length,
	finding: ({ Accidents: { length } }) => recordsFinding('know', counted(length, ACCIDENTS)),
	tile: ({ Accidents }) => String(Accidents.length),
	line: ({ Accidents }) => {
		const [last] = newestFirst(Accidents, ({ AccidentDateTime }) => AccidentDateTime);
		const many = `${Accidents.length} ДТП`;
		const day = last?.AccidentDateTime ? formatDay(last.AccidentDateTime.slice(0, 10)) : null;
		if (day === null) return many;
		return Accidents.length === 1 ? `${many}, ${day}` : `${many}, последнее ${day}`;
	},
};
