import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { recordsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

const CAMPAIGNS: Forms = ['отзывная кампания', 'отзывные кампании', 'отзывных кампаний'];
const CAMPAIGNS_SHORT: Forms = ['кампания', 'кампании', 'кампаний'];

export const recallMeaning: SectionMeaning<'recall'> = {
	where: 'в отзывной кампании',
	identity: { path: '', names: { vin: 'vin', model: ['vehicle_brand', 'vehicle_model'] } },
	tileName: 'Отзыв',
	count: (campaigns) => campaigns.length,
	finding: ({ length }) =>
		recordsFinding('know', counted(length, CAMPAIGNS), counted(length, CAMPAIGNS_SHORT)),
	tile: (campaigns) => String(campaigns.length),
	line: () => null,
};
