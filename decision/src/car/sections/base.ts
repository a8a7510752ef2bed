import type { SourceMeaning } from './section-meaning.ts';

export const baseMeaning: SourceMeaning<'base'> = {
	where: 'в основных сведениях',
	identity: {
		path: '',
		names: {
			vin: 'vin',
			model: 'model',
			year: 'year',
			body: 'frame_id',
			colour: 'color',
			volume: 'volume',
			power: 'power',
		},
	},
};
