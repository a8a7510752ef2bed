import { wordsOf } from './glossary.ts';

/** A word that docs/glossary.md refuses. */
export type RefusedWord = {
	readonly word: string;
	/** Where it is refused; everywhere unless given. */
	readonly within?: RegExp;
	/** Names that may have it: another sense, or a name of the wire, the store or a setting. */
	readonly except?: readonly string[];
};

const EVERYWHERE = `aggregator, anew, autosave, books, breath, came, chatbot, customer, dto, gather, hear,
	heard, hears, homonym, insist, invoice, joining, keeper, license number, lien, line-up, mailer, mortgage,
	nobody, obey, outage, overview, principal, printout, proprietor, reaper, room, seal, sealed, somebody, soon,
	sound, sounding, sounds, spare, sparing, stub server, sweep, takeover, tariff, told, vendor, vincode, weather,
	whatever, whitelist, whoever, wish, wishes`;

/** Words that no file and nothing declared is named by. */
export const REFUSED_IN_NAMES: readonly RefusedWord[] = [
	...EVERYWHERE.split(/,\s+/).map((word) => ({ word })),
	{ word: 'kept', except: ['kept_answer', 'OWNER_REPORTS_KEPT_DAYS'] },
	{ word: 'line', within: /^server\/src\/jobs\/(?!.*\.test\.)/ },
	{
		word: 'look',
		// The verdict `look` is a key there.
		within: /^(?!contract\/src\/owner-report\/words|.+\/owner-reports?\/(?:document\/style|report\/mark)\.)/,
		except: ['lookUp', 'LOOK_ALIKES', 'foldLookAlikes'],
	},
	{ word: 'looked', except: ['looked_at'] },
	{ word: 'looking' },
	{ word: 'looks', except: ['overdue_looks', 'looksLikeVin'] },
	{ word: 'manners', except: ['MANNERS'] },
	{ word: 'pace' },
];

/** Words that comments and documents do without. */
export const REFUSED_IN_PROSE: readonly string[] =
	`anew, breath, keeper, keepers, manners, nobody, obey, obeyed, obeys, sweep, sweeps, told, weather, whatever,
	whoever`.split(/,\s+/);

const NAMED = REFUSED_IN_NAMES.map((refused) => ({ ...refused, words: wordsOf(refused.word) }));

/** The refused words of one name of a file, identifier or key. */
export function refusedInName(name: string, path: string): readonly string[] {
	const own = wordsOf(name);
	return NAMED.filter(
		({ words, within = /^/, except = [] }) =>
			own.includes(words) && within.test(path) && !except.includes(name),
	).map(({ word }) => word);
}

/** The refused words of a comment or a document; what stands in backticks is a quotation. */
export function refusedInProse(text: string): readonly string[] {
	const own = wordsOf(text.replace(/```[\s\S]*?```|`[^`]*`/g, ' '));
	return REFUSED_IN_PROSE.filter((word) => own.includes(` ${word} `));
}
