import type { Match } from '@avtosverka/contract/vocabulary/person-register';
import type { ListedFit } from '../../listed-person.ts';
import type { MatchedRow } from '../../registers/person-row.ts';
import type { ListedTerrorist } from '../../registers/terrorist.ts';
import type { FedsfmLine } from './wire.ts';

/** A line of the list; a namesake's is for a person's eyes. */
export function readFedsfmTerrorist(
	{ FullName, TerroristTypeName, StatusName }: FedsfmLine,
	fit: ListedFit,
): MatchedRow<ListedTerrorist> {
	const match: Match = fit === 'namesake' ? 'look' : fit;
	return { line: FullName, type: TerroristTypeName, status: StatusName, match };
}
