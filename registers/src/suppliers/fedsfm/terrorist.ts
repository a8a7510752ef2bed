import type { TerroristItem } from '@avtosverka/contract/owner-report/blocks';
import type { Match } from '@avtosverka/contract/vocabulary/person-register';
import type { ListedFit } from '../../listed-person.ts';
import type { FedsfmLine } from './wire.ts';

/** A line in the report's own fields; a namesake's is for a person's eyes. */
export function readFedsfmTerrorist(
	{ FullName, TerroristTypeName, StatusName }: FedsfmLine,
	fit: ListedFit,
): TerroristItem {
	const match: Match = fit === 'namesake' ? 'look' : fit;
	return { FullName, TerroristTypeName, StatusName, match };
}
