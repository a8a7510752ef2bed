import type { SectionData } from '@avtosverka/contract/check/data';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { buttonClass } from '../../../ui/button.tsx';
import { SectionIcon } from '../../../ui/section-icon.tsx';
import { NoConnectionLabel } from '../../../ui/soon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SignIcon, toneInk } from '../answer/badge.tsx';
import { judgeCard } from '../answer/judge-card.ts';
import type { AnswerVerdict } from '../answer/verdict.ts';
import { CardBody } from '../card/card-body.tsx';
import { type CardQuestions, useAsking } from '../card/use-asking.ts';
import { useWithinCopy } from '../copy/within-copy.ts';
import type { CardState } from '../state/report-state.ts';
import { ASK } from '../words.ts';
import { Line } from './line.tsx';
import { lineWords } from './line-words.ts';
import type { OpenLines } from './use-open-lines.ts';

export type RegisterLineProps<S extends Section> = CardQuestions<S> & {
	section: S;
	card: CardState<SectionData[S]>;
	/** The card that shows the field for the digits of a picture. */
	turn: Section | null;
	lines: OpenLines;
	/** True where it is told of together with others. */
	hidden: boolean;
	/** True while all that is not asked takes half of a phone's width. */
	isCompact: boolean;
	/** Who gave most answers: the top of the report says so once. */
	mainSource: SupplierId | null;
};

/** On a phone the button is a line of text, with the room around it to press on. */
const ON_PHONE =
	'max-sm:absolute max-sm:bottom-0 max-sm:z-1 max-sm:min-h-7! max-sm:gap-1.5 max-sm:px-0! max-sm:pt-0! max-sm:pb-2! max-sm:leading-5 max-sm:whitespace-nowrap max-sm:inset-ring-0 max-sm:hover:bg-transparent max-sm:before:absolute max-sm:before:-inset-x-3 max-sm:before:inset-y-0';

/** Beside «Ошибка загрузки», in the place of every other word. */
function phonePlace(phase: CardState<unknown>['phase'], isCompact: boolean): string {
	if (phase === 'error') return 'max-sm:right-11';
	return isCompact ? 'max-sm:left-3.5' : 'max-sm:left-[54px]';
}

/** One of the ten checks as a line that opens in its place. */
export function RegisterLine<S extends Section>(props: RegisterLineProps<S>) {
	const { section, card, turn, lines, hidden, isCompact, mainSource } = props;
	const { title, description } = SECTION_CATALOGUE[section];
	const asking = useAsking(section, props);
	const loading = card.phase === 'loading';
	const copy = useWithinCopy();
	const verdicts = judgeCard(section, card);

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
					className={card.reply === null && card.phase !== 'error' ? 'max-sm:opacity-0' : ''}
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
						className={`${buttonClass('ghost', 's')} px-2.5! text-[14px]! ${ON_PHONE} ${phonePlace(card.phase, isCompact)}`}
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
				<CardBody
					section={section}
					card={card}
					turn={turn}
					asking={asking}
					look={{ kind: 'brief', mainSource }}
				/>
			</div>
		</Line>
	);
}

function Verdicts<S extends Section>({
	section,
	card,
	verdicts,
}: Pick<RegisterLineProps<S>, 'section' | 'card'> & { verdicts: readonly AnswerVerdict[] }) {
	return verdicts.map((verdict) => (
		<span
			key={verdict.label}
			data-tone={verdict.tone}
			className={`mr-3 inline-flex items-center gap-1.5 font-medium ${toneInk(verdict.tone)}`}
		>
			<SignIcon sign={verdict.sign} className="size-4" />
			{lineWords(section, card, verdict)}
		</span>
	));
}
