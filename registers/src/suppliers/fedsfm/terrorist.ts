import type { Match } from '@avtosverka/contract/vocabulary/person-register';
import type { MatchedRow } from '../../facts/person-row.ts';
import type { ListedTerrorist } from '../../facts/terrorist.ts';
import type { ListedFit } from '../../listed-person.ts';
import type { FedsfmLine } from './wire.ts';

/** A line of the list; a namesake's is for a person's eyes. */
export function readFedsfmTerrorist(
	{ FullName, TerroristTypeName, StatusName }: FedsfmLine,
	fit: ListedFit,
): MatchedRow<ListedTerrorist> {
	const match: Match = fit === 'namesake' ? 'look' : fit;
	return { line: FullName, type: TerroristTypeName, status: StatusName, match };
}
