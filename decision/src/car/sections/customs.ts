import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { factsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

export const customsMeaning: SectionMeaning<'customs'> = {
	where: 'у таможни',
	identity: { path: '', names: { vin: 'vin', model: 'model', body: 'body' } },
	count: ({ code }) => (code === 200 ? 1 : 0),
	finding: () => factsFinding('Запись есть'),
	tile: ({ date }) => /^\d{4}/.exec(date ?? '')?.[0] ?? 'есть',
	line: ({ date, country }) =>
		date ? [`Выпущена ${formatDay(date)}`, country].filter(Boolean).join(', ') : null,
};
