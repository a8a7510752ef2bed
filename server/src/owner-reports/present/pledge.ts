import type { BlockView } from './block-view.ts';

export const pledge: BlockView<'pledge'> = {
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
