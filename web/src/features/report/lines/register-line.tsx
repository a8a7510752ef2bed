import type { SectionData } from '@avtosverka/contract/check/data';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Decision } from '@avtosverka/contract/decision';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { AnswerBadge } from '@avtosverka/decision/car/signs/answer-badge';
import { lineWords } from '@avtosverka/decision/car/signs/fact-words';
import { SignIcon, toneInk } from '../../../car/answer/badge.tsx';
import { judgeSection } from '../../../car/answer/judge-section.ts';
import { SectionBody } from '../../../car/card/section-body.tsx';
import { type SectionQuestions, useAsking } from '../../../car/card/use-asking.ts';
import { SectionIcon } from '../../../car/sections/section-icon.tsx';
import type { SectionState } from '../../../car/state/report-state.ts';
import type { OpenLines } from '../../../car/state/use-open-lines.ts';
import { useWithinCopy } from '../../../car/within-copy.ts';
import { ASK } from '../../../car/words.ts';
import { NoConnectionLabel } from '../../../ui/planned.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Line } from './line.tsx';

export type RegisterLineProps<S extends Section> = SectionQuestions<S> & {
	section: S;
	card: SectionState<SectionData[S]>;
	/** The card that shows the field for the digits of a picture. */
	turn: Section | null;
	lines: OpenLines;
	/** True where it is shown together with others. */
	hidden: boolean;
	/** True while all that is not asked takes half of a phone's width. */
	isCompact: boolean;
	/** What the answers mean; null before that is known. */
	decision: Decision | null;
	/** Who gave most answers: the top of the report says so once. */
	mainSource: SupplierId | null;
};

/** A line of text in the place of the words, with the room around it to press on: a title is never cut. */
const UNDER_THE_TITLE =
	'absolute bottom-0 z-1 inline-flex min-h-7 items-center gap-1.5 pb-2 text-[14px] leading-5 font-semibold whitespace-nowrap text-accent underline-offset-2 before:absolute before:-inset-x-3 before:inset-y-0 hover:underline disabled:cursor-not-allowed disabled:no-underline disabled:opacity-60 lg:pb-[11px] print:hidden';

/** Beside «Ошибка загрузки», in the place of every other word. */
function buttonPlace(phase: SectionState<unknown>['phase'], isCompact: boolean): string {
	if (phase === 'error') return 'right-11';
	return isCompact ? 'left-[54px] max-sm:left-3.5' : 'left-[54px]';
}

/** One of the ten checks as a line that opens in its place. */
export function RegisterLine<S extends Section>(props: RegisterLineProps<S>) {
	const { section, card, turn, lines, hidden, isCompact, decision, mainSource } = props;
	const { title, description } = SECTION_CATALOGUE[section];
	const asking = useAsking(section, props);
	const loading = card.phase === 'loading';
	const copy = useWithinCopy();
	const verdicts = judgeSection(section, card, decision);

	function first() {
		lines.open(section);
		void asking.press(false);
	}

	return (
		<Line
			as="article"
			id={section}
			title={title}
			icon={<SectionIcon section={section} className="size-[22px]" />}
			hidden={hidden}
			isCompact={isCompact}
			isOpen={lines.isOpen(section)}
			onToggle={() => lines.toggle(section)}
			words={
				<div
					role="status"
					className={card.reply === null && card.phase !== 'error' ? 'opacity-0 print:opacity-100' : ''}
				>
					{verdicts.length === 0 ? (
						description
					) : (
						<Verdicts section={section} card={card} verdicts={verdicts} />
					)}
				</div>
			}
			action={
				card.reply === null && (
					<button
						type="button"
						disabled={loading || copy}
						aria-busy={loading || undefined}
						aria-describedby={`${section}-title`}
						onClick={first}
						className={`${UNDER_THE_TITLE} ${buttonPlace(card.phase, isCompact)}`}
					>
						{loading && <Spinner />}
						{ASK}
						{copy && <NoConnectionLabel />}
					</button>
				)
			}
		>
			{verdicts.length > 0 && (
				<p className="mb-1 truncate text-[13px] leading-4 text-ink-3 print:hidden">{description}</p>
			)}
			<div ref={asking.result} tabIndex={-1} className="outline-none">
				<SectionBody
					section={section}
					card={card}
					shownChallenge={turn}
					asking={asking}
					variant={{ kind: 'brief', mainSource }}
				/>
			</div>
		</Line>
	);
}

function Verdicts<S extends Section>({
	section,
	card,
	verdicts,
}: Pick<RegisterLineProps<S>, 'section' | 'card'> & { verdicts: readonly AnswerBadge[] }) {
	return verdicts.map((verdict) => (
		<span
			key={verdict.label}
			data-tone={verdict.tone}
			className={`mr-3 inline-flex items-center gap-1.5 font-medium ${toneInk(verdict.tone)}`}
		>
			<SignIcon sign={verdict.sign} className="size-4" />
			{/* Beside what was read a phone has room for two words. */}
			{verdict.sign === 'partial' && verdicts.length > 1
				? 'не всё'
				: lineWords(section, card.reply, verdict, new Date())}
		</span>
	));
}
