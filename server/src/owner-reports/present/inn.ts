import type { BlockPresenter } from './block-presenter.ts';

const STATES = { none: 0, found: 1, several: 3 } as const;

export const inn: BlockPresenter<'inn'> = {
	present: (facts) => ({ state: STATES[facts.kind], inn: facts.kind === 'found' ? facts.inn : null }),
	restore: ({ state, inn: number }) => {
		if (number !== null) return { kind: 'found', inn: number };
		return { kind: state === STATES.several ? 'several' : 'none' };
	},
};
