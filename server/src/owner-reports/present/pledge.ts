import type { BlockPresenter } from './block-presenter.ts';

export const pledge: BlockPresenter<'pledge'> = {
	present: (notices) => ({
		pageData: notices.map(({ number, registeredAt, pledgors, pledgees, subjects, guid, match }) => ({
			referenceNumber: number,
			registrationTime: registeredAt,
			pledgors: [...pledgors],
			pledgees: [...pledgees],
			subjects: [...subjects],
			guid,
			match,
		})),
	}),
	restore: ({ pageData }) =>
		pageData.map(({ referenceNumber, registrationTime, ...rest }) => ({
			number: referenceNumber,
			registeredAt: registrationTime,
			...rest,
		})),
};
