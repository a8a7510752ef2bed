import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { ownedFor } from '../owned-for.ts';
import { factsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

const OWNERS: Forms = ['владелец', 'владельца', 'владельцев'];

export const registrationMeaning: SectionMeaning<'registration'> = {
	where: 'в регистрации',
	identity: {
		path: 'RequestResult',
		names: {
			vin: 'vehicle_vin',
			model: 'vehicle_brandmodel',
			year: 'vehicle_releaseyear',
			body: 'vehicle_body_number',
			colour: 'vehicle_bodycolor',
			volume: 'vehicle_enclosedvolume',
			power: 'vehicle_enginepower',
		},
	},
	count: ({ RequestResult }) => (RequestResult ? 1 : 0),
	finding: () => factsFinding('Запись есть'),
	tile: ({ RequestResult }) => String(RequestResult?.periods.length || 'есть'),
	// «3 владельца, последний 5 лет»
	line: ({ RequestResult }, now) => {
		const periods = RequestResult?.periods ?? [];
		const [last] = newestFirst(periods, ({ startDate }) => startDate);
		if (last === undefined) return null;
		const long = ownedFor(last, now);
		const many = counted(periods.length, OWNERS);
		return long === null ? many : `${many}, последний ${long}`;
	},
};
