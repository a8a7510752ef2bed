import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Decision } from '@avtosverka/contract/decision';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { lineWords, tileWord } from '@avtosverka/decision/car/signs/fact-words';
import { SignIcon, toneFrame, toneInk } from '../answer/badge.tsx';
import { judgeSection, judgeSectionLine } from '../answer/judge-section.ts';
import { SectionIcon } from '../sections/section-icon.tsx';
import { cardOf, type ReportState } from '../state/report-state.ts';
import type { OpenSection } from '../state/use-open-lines.ts';

export type TilesProps = {
	state: ReportState;
	/** What the answers mean; null before that is known. */
	decision: Decision | null;
	open: OpenSection;
};

/**
 * The ten checks at a glance: sign, word and state of each, and the way to its card. Five in a row where
 * their names fit, else two, in the column beside a report as well.
 */
export function Tiles(props: TilesProps) {
	return (
		<div className="@container min-[342px]:max-[374px]:-mx-3 print:hidden">
			<ul
				aria-label="Десять проверок"
				className="grid grid-cols-[1.06fr_1fr_1fr_1.25fr_1.03fr] gap-1 narrow:grid-cols-2 narrow:gap-1.5"
			>
				{SECTIONS.map((section) => (
					<Tile key={section} section={section} {...props} />
				))}
			</ul>
		</div>
	);
}

/** A longer word has no room for its sign where five tiles stand in a row. */
const BESIDE_SIGN = 7;

function Tile({ section, state, decision, open }: TilesProps & { section: Section }) {
	const card = cardOf(state, section);
	const verdicts = judgeSection(section, card, decision);
	const verdict = judgeSectionLine(section, card, decision);
	const now = new Date();
	const word = tileWord(section, card.reply, verdict, now);
	// What was not read may hold more: the ground shows that beside any finding.
	const ground = verdicts.length > 1 ? 'hatched' : '';
	return (
		<li>
			<a
				href={`#${section}`}
				onClick={() => open(section)}
				data-tile={section}
				className={`grid h-full min-h-[62px] grid-rows-[auto_1fr_auto] justify-items-center rounded-[10px] border py-1 text-center no-underline hover:border-accent narrow:min-h-[50px] narrow:grid-cols-[18px_1fr] narrow:grid-rows-[1fr_auto] narrow:justify-items-start narrow:gap-x-2 narrow:px-2.5 narrow:text-left ${toneFrame(verdict.tone)} ${ground}`}
			>
				<SectionIcon section={section} className="size-[18px] self-center text-ink-2 narrow:row-span-2" />
				<span
					aria-hidden
					className="self-center text-[12px] leading-[13px] tracking-tight text-ink narrow:text-[13px] narrow:leading-4"
				>
					{SECTION_CATALOGUE[section].title}
				</span>
				{/* Another word is another element: what is centred would jump with every letter. */}
				<span
					key={word}
					aria-hidden
					className={`flex items-center gap-0.5 text-[12px] leading-4 font-semibold whitespace-nowrap narrow:text-[13.5px] ${toneInk(verdict.tone)}`}
				>
					<SignIcon
						sign={verdict.sign}
						className={`size-3 narrow:size-3.5 ${word.length > BESIDE_SIGN ? 'wide:hidden' : ''}`}
					/>
					{word}
				</span>
				<span className="sr-only">
					{SECTION_CATALOGUE[section].title}:{' '}
					{(verdicts.length > 0 ? verdicts : [verdict])
						.map((badge) => lineWords(section, card.reply, badge, now))
						.join('; ')}
				</span>
			</a>
		</li>
	);
}
