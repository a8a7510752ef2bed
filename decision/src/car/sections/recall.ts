import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { recordsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

const CAMPAIGNS: Forms = ['отзывная кампания', 'отзывные кампании', 'отзывных кампаний'];

export const recallMeaning: SectionMeaning<'recall'> = {
	where: 'в отзывной кампании',
	identity: { path: '', names: { vin: 'vin', model: ['vehicle_brand', 'vehicle_model'] } },
	count: (campaigns) => campaigns.length,
	finding: ({ length }) => recordsFinding('know', counted(length, CAMPAIGNS)),
	tile: (campaigns) => String(campaigns.length),
	line: () => null,
};
