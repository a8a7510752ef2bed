import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { factsFinding, goodFinding, recordsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

export const osagoMeaning: SectionMeaning<'osago'> = {
	where: 'в полисе ОСАГО',
	identity: { path: '', names: { vin: 'vin', model: 'model' } },
	count: (policies) => policies.length,
	finding: (policies) => {
		if (policies.some(({ active }) => active === true)) return goodFinding('Полис действует');
		if (policies.some(({ active }) => active === null)) return factsFinding('Срок полиса неизвестен');
		return { ...recordsFinding('know', 'Действующего полиса нет'), absence: true };
	},
	tile: (policies) => {
		if (policies.some(({ active }) => active === true)) return 'есть';
		return policies.some(({ active }) => active === null) ? 'неясно' : 'нет';
	},
	line: (policies) => {
		const until = policies.find(({ active }) => active)?.endDate;
		return until ? `Полис действует до ${formatDay(until)}` : null;
	},
};
