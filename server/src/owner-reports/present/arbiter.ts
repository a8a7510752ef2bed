import type { ArbiterItem } from '@avtosverka/contract/owner-report/blocks';
import type { CourtCase, CourtSide } from '@avtosverka/registers/registers/arbiter';
import type { MatchedRow } from '@avtosverka/registers/registers/person-row';
import type { BlockPresenter } from './block-presenter.ts';

type Side = ArbiterItem['caseDetails']['plaintiffs'][number];

export const arbiter: BlockPresenter<'arbiter'> = {
	present: (cases) => ({ items: cases.map(presentCase) }),
	restore: ({ items }) => items.map(restoreCase),
};

/** No register tells the state of a case. */
function presentCase({
	number,
	date,
	court,
	url,
	type,
	match,
	...sides
}: MatchedRow<CourtCase>): ArbiterItem {
	return {
		caseNumber: number,
		date,
		court,
		caseUrl: url,
		caseDetails: {
			status: null,
			type,
			plaintiffs: sides.plaintiffs.map(presentSide),
			defendants: sides.defendants.map(presentSide),
		},
		match,
	};
}

function presentSide({ name, inn, address }: CourtSide): Side {
	const details = [inn === null ? null : `ИНН ${inn}`, address].filter((part) => part !== null);
	return { name, details: details.join(', ') || null };
}

function restoreCase({
	caseNumber,
	date,
	court,
	caseUrl,
	caseDetails,
	match,
}: ArbiterItem): MatchedRow<CourtCase> {
	return {
		number: caseNumber,
		date,
		court,
		url: caseUrl,
		type: caseDetails.type,
		plaintiffs: caseDetails.plaintiffs.map(restoreSide),
		defendants: caseDetails.defendants.map(restoreSide),
		match,
	};
}

const DETAILS = /^(?:ИНН (?<inn>[^\s,]+))?(?:(?:^|, )(?<address>.+))?$/;

function restoreSide({ name, details }: Side): CourtSide {
	const read = DETAILS.exec(details ?? '')?.groups;
	return { name, inn: read?.inn ?? null, address: read ? (read.address ?? null) : details };
}
