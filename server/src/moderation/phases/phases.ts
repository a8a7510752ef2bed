import type { Inspect } from '../../comments/inspection.ts';
import { contacts } from './contacts.ts';
import { floods } from './floods.ts';
import { insults } from './insults.ts';
import { links } from './links.ts';
import { obscene } from './obscene.ts';
import { personalData } from './personal-data.ts';
import type { PhaseCheck } from './phase.ts';
import { tooShort } from './too-short.ts';

/** Every automatic phase, in the order in which a moderator reads their remarks. */
export const PHASE_LIST: readonly PhaseCheck[] = [
	links,
	contacts,
	personalData,
	obscene,
	insults,
	floods,
	tooShort,
];

/** All phases over one comment; `siteUrl` is ours, links to whose reports are no advertising. */
export function createInspect(siteUrl: string): Inspect {
	const ownHost = new URL(siteUrl).host;
	return (text, recent) => PHASE_LIST.flatMap((phase) => phase({ text, recent, ownHost }));
}
