import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Decision } from '@avtosverka/contract/decision';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { SECTION_MEANINGS } from '@avtosverka/decision/car/sections';
import type { AnswerBadge, Tone } from '@avtosverka/decision/car/signs/answer-badge';
import { tileWord } from '@avtosverka/decision/car/signs/fact-words';
import { SignIcon, toneInk } from '../answer/badge.tsx';
import { judgeSection, judgeSectionLine } from '../answer/judge-section.ts';
import { SectionIcon } from '../sections/section-icon.tsx';
import { cardOf, type ReportState } from '../state/report-state.ts';
import type { OpenSection } from '../state/use-open-lines.ts';

const GROUNDS: Readonly<Record<Tone, string>> = {
	bad: 'border-found/40 bg-found-soft',
	warn: 'border-warn/40 bg-warn-soft',
	calm: 'border-clear/40 bg-clear-soft',
	plain: 'border-line bg-paper',
	silent: 'border-line hatched',
	wait: 'border-line bg-paper',
	idle: 'border-dashed border-edge/60',
};

export type TilesProps = {
	state: ReportState;
	/** What the answers mean; null before that is known. */
	decision: Decision | null;
	open: OpenSection;
};

/** The ten checks at a glance: sign, word and state of each, and the way to its card. */
export function Tiles(props: TilesProps) {
	return (
		<ul aria-label="Десять проверок" className="grid grid-cols-5 gap-1.5 print:hidden">
			{SECTIONS.map((section) => (
				<Tile key={section} section={section} {...props} />
			))}
		</ul>
	);
}

function Tile({ section, state, decision, open }: TilesProps & { section: Section }) {
	const card = cardOf(state, section);
	const verdicts = judgeSection(section, card, decision);
	const verdict = judgeSectionLine(section, card, decision);
	const word = tileWord(section, card.reply, verdict, new Date());
	// What was not read may hold more: the ground shows that beside any finding.
	const ground = verdicts.length > 1 ? 'hatched' : '';
	return (
		<li>
			<a
				href={`#${section}`}
				onClick={() => open(section)}
				data-tile={section}
				className={`flex h-[66px] flex-col items-center justify-between rounded-[10px] border px-px py-1.5 text-center no-underline hover:border-accent ${GROUNDS[verdict.tone]} ${ground}`}
			>
				<SectionIcon section={section} className="size-[18px] text-ink-2" />
				<span aria-hidden className="text-[10.5px] leading-3.5 text-ink">
					{SECTION_MEANINGS[section].tileName}
				</span>
				{/* Another word is another element: what is centred would jump with every letter. */}
				<span
					key={word}
					aria-hidden
					className={`flex items-center gap-0.5 text-[11.5px] leading-3.5 font-semibold whitespace-nowrap ${toneInk(verdict.tone)}`}
				>
					<SignIcon sign={verdict.sign} className="size-3" />
					{word}
				</span>
				<span className="sr-only">
					{SECTION_CATALOGUE[section].title}: {labelsOf(verdicts.length > 0 ? verdicts : [verdict])}
				</span>
			</a>
		</li>
	);
}

function labelsOf(verdicts: readonly AnswerBadge[]): string {
	return verdicts.map(({ label }) => label).join(', ');
}
