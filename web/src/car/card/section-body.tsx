import type { SectionData } from '@avtosverka/contract/check/data';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { Notice } from '../../ui/notice.tsx';
import { AnswerView, type FactsVariant } from '../answer/answer.tsx';
import type { ChallengeState } from '../challenge/challenge.ts';
import { ChallengeElsewhere } from '../challenge/challenge-elsewhere.tsx';
import { LaterChallengeForm } from '../challenge/later-challenge-form.tsx';
import type { SectionState } from '../state/report-state.ts';
import { ASKING, LOAD_FAILED, placeholder, ROW_FAILED } from '../words.ts';
import { AskAgain } from './ask-again.tsx';
import type { SectionAsking } from './use-asking.ts';

export type SectionBodyProps<S extends Section> = {
	section: S;
	card: SectionState<SectionData[S]>;
	/** The card that shows the field for the digits of a picture. */
	shownChallenge: Section | null;
	asking: SectionAsking;
	variant: FactsVariant;
	/** True in the widget, whose cards tell of a failed call in a row of their own. */
	inRows?: boolean | undefined;
};

/** Below the head of a card: its place-holder, its waiting, its failure, its answer. */
export function SectionBody<S extends Section>(props: SectionBodyProps<S>) {
	const { section, card, variant, inRows } = props;
	const { phase, reply, problem } = card;
	if (phase === 'loading' && reply === null) return <Waiting />;
	return (
		<>
			{phase === 'error' && inRows && (
				<Notice kind="info" announced className={reply ? 'mb-4' : ''}>
					{ROW_FAILED}
				</Notice>
			)}
			{phase === 'error' && !inRows && (
				<Notice kind="error" announced className={reply ? 'mb-4' : ''}>
					<p className="font-semibold">{LOAD_FAILED}</p>
					{problem && <p>{problem}</p>}
				</Notice>
			)}
			{phase === 'idle' && <p className="text-[15px] text-ink-3">{placeholder(section)}</p>}
			{reply && (
				<div aria-busy={phase === 'loading'}>
					<AnswerView
						section={section}
						reply={reply}
						variant={variant}
						again={(form) => <Again {...props} form={form} />}
						digits={(challenge) => <Digits {...props} challenge={challenge} />}
					/>
				</div>
			)}
		</>
	);
}

function Again<S extends Section>(props: SectionBodyProps<S> & { form: 'link' | 'button' }) {
	const { section, card, asking, form } = props;
	// A register that is still being asked must not be asked a second time from the start.
	const refresh = card.reply !== null && !card.reply.meta.pending;
	return (
		<AskAgain
			variant={form}
			busy={card.phase === 'loading'}
			about={SECTION_CATALOGUE[section].title}
			onPress={() => void asking.press(refresh)}
		/>
	);
}

function Digits<S extends Section>(props: SectionBodyProps<S> & { challenge: ChallengeState }) {
	const { section, card, shownChallenge, asking, challenge } = props;
	if (shownChallenge !== null && shownChallenge !== section)
		return <ChallengeElsewhere section={shownChallenge} />;
	return (
		<LaterChallengeForm
			section={section}
			challenge={challenge}
			busy={card.phase === 'loading'}
			onDigits={asking.digits}
			onAnother={asking.anotherPicture}
		/>
	);
}

function Waiting() {
	return (
		<div className="text-[15px] text-ink-3">
			<p>{ASKING}</p>
			<div aria-hidden className="mt-3 grid gap-2.5">
				<span className="h-3.5 w-3/5 rounded bg-mute-soft motion-safe:animate-pulse" />
				<span className="h-3.5 w-2/5 rounded bg-mute-soft motion-safe:animate-pulse" />
			</div>
		</div>
	);
}
