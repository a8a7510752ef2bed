import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { matchWords, NOTHING_IN_PART } from '@avtosverka/contract/owner-report/words';
import type { Match, PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { DealQuestion } from '@avtosverka/decision/person/person';
import { ExternalLink, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { NewTabNote } from '../../../ui/new-tab-note.tsx';

/** The answer of one block. `whole` is false for a partial one: then nothing may be called absent. */
export type BlockViewProps<R extends PersonRegister> = {
	readonly data: BlockData[R];
	readonly whole: boolean;
	/** The whole report, as rows are compared with it. */
	readonly question: DealQuestion;
};

/** The specification's sentence for an answer without rows; it is not true of a partial one. */
export function Nothing({ register, whole }: { register: PersonRegister; whole: boolean }) {
	return <p className="font-semibold">{whole ? BLOCK_CATALOGUE[register].empty : NOTHING_IN_PART}</p>;
}

/** Says of one row that it may be somebody else's. */
export function MatchNote({ match }: { match: Match }) {
	const words = matchWords(match);
	if (words === null) return null;
	return (
		<span className="inline-flex items-center gap-1.5 rounded-chip px-2.5 py-0.5 text-[13.5px] font-semibold text-ink-2 inset-ring inset-ring-edge">
			<Eye aria-hidden className="size-4 flex-none" />
			{words}
		</span>
	);
}

/** A link to somebody else's page, in a new tab and without telling it where it was found. */
export function Outside({ to, children }: { to: string; children: ReactNode }) {
	return (
		<a
			href={to}
			target="_blank"
			rel="noopener noreferrer"
			className="inline-flex min-h-6 items-center gap-1.5 text-accent underline underline-offset-2"
		>
			{children}
			<ExternalLink aria-hidden className="size-4 flex-none print:hidden" />
			<NewTabNote />
		</a>
	);
}
