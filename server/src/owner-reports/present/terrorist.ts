import type { BlockPresenter } from './block-presenter.ts';

export const terrorist: BlockPresenter<'terrorist'> = {
	present: (lines) => ({
		data: lines.map(({ line, type, status, match }) => ({
			FullName: line,
			TerroristTypeName: type,
			StatusName: status,
			match,
		})),
	}),
	restore: ({ data }) =>
		data.map(({ FullName, TerroristTypeName, StatusName, match }) => ({
			line: FullName,
			type: TerroristTypeName,
			status: StatusName,
			match,
		})),
};
