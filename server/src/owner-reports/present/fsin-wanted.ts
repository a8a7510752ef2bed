import type { BlockPresenter } from './block-presenter.ts';

/** Stands for a picture: those of others' sites are never loaded. */
const PLACEHOLDER = 'example';

export const fsinWanted: BlockPresenter<'fsin_wanted'> = {
	present: (notices) => ({
		items: notices.map(({ title, text, ...rest }) => ({
			imageUrl: PLACEHOLDER,
			title,
			description: text,
			...rest,
		})),
	}),
	restore: ({ items }) =>
		items.map(({ title, description, territory, federal, match }) => ({
			title,
			text: description,
			territory,
			federal,
			match,
		})),
};
