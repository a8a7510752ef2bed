import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { recordsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

const RESTRICTIONS: Forms = ['ограничение', 'ограничения', 'ограничений'];

export const restrictMeaning: SectionMeaning<'restrict'> = {
	where: 'в ограничениях',
	identity: { path: 'records', names: { vin: 'tsVIN', model: 'tsmodel' } },
	count: ({ records }) => records.length,
	finding: ({ records: { length } }) => recordsFinding('stop', counted(length, RESTRICTIONS)),
	tile: ({ records }) => String(records.length),
	line: () => null,
};
