import type { SectionData } from '@avtosverka/contract/check/data';
import type { AnswerMeta, CheckReply } from '@avtosverka/contract/check/meta';
import { SECTION_CATALOGUE, type SectionEntry } from '@avtosverka/contract/check/sections';
import { registerSentence, staleSentence } from '@avtosverka/contract/check/words';
import { unreadWords } from '@avtosverka/contract/vocabulary/absence-words';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { SECTION_MEANINGS } from '@avtosverka/decision/car/sections';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { type ChallengeState, challengeOf } from '../challenge/challenge.ts';
import { Brief } from '../sections/section-briefs.tsx';
import type { SectionRowsProps } from '../sections/section-rows.tsx';
import { digitsWanted, NOTHING_READ } from '../words.ts';
import { NoAnswer } from './no-answer.tsx';
import { SourceLine } from './source-line.tsx';

/**
 * How facts are shown: every field at once, or in a few lines with every field at one press; `mainSource` is
 * then named above all the answers.
 */
export type FactsVariant =
	| { readonly kind: 'rows'; readonly Rows: RowsView }
	| { readonly kind: 'brief'; readonly mainSource: SupplierId | null };

type RowsView = <S extends Section>(props: SectionRowsProps<S>) => ReactNode;

export type AnswerProps<S extends Section> = {
	section: S;
	reply: CheckReply<SectionData[S]>;
	variant: FactsVariant;
	/** «Запросить снова», in the form that fits the answer. */
	again: (variant: 'link' | 'button') => ReactNode;
	/** The field for the digits of a picture, or who else's digits are waited for. */
	digits: (challenge: ChallengeState) => ReactNode;
};

/** One register's answer in full. Every state stands here; the compiler misses the one that is forgotten. */
export function AnswerView<S extends Section>({ section, reply, variant, again, digits }: AnswerProps<S>) {
	const { meta, data, message } = reply;
	const entry: SectionEntry = SECTION_CATALOGUE[section];
	const { register, emptyText, emptyNote, isAbsenceAlert = false } = entry;
	switch (meta.state) {
		case 'found':
		case 'partial': {
			const isPartial = meta.state === 'partial';
			const isBrief = variant.kind === 'brief';
			const isFolded = isBrief && !isPartial && !meta.stale && meta.source === variant.mainSource;
			return (
				<>
					{meta.stale && <StaleNotice meta={meta} />}
					{isPartial && (
						<Notice kind="warning" className="mb-4">
							{unreadWords(meta.skippedRows)}
						</Notice>
					)}
					<Facts
						section={section}
						data={data}
						whole={!isPartial}
						variant={variant}
						again={isBrief && again('link')}
						source={isFolded && <SourceLine meta={meta} />}
					/>
					{!isFolded && <SourceLine meta={meta}>{!isBrief && again('link')}</SourceLine>}
				</>
			);
		}
		case 'clear':
			return (
				<>
					{meta.stale && <StaleNotice meta={meta} />}
					<p className="font-semibold">{emptyText}</p>
					<p className="mt-1 text-[15px] text-ink-2">{registerSentence(register, meta)}</p>
					{emptyNote && <p className="mt-1 text-[15px] text-ink-2">{emptyNote}</p>}
					<SourceLine meta={meta}>{again('link')}</SourceLine>
				</>
			);
		case 'refused':
		case 'unreachable':
		case 'unreadable':
		case 'not-asked': {
			const challenge = challengeOf(reply);
			return (
				<NoAnswer
					meta={meta}
					message={challenge ? digitsWanted(challenge.supplier) : message || registerSentence(register, meta)}
					alert={isAbsenceAlert}
				>
					<div className="mt-3.5">{challenge ? digits(challenge) : again('button')}</div>
					<SourceLine meta={meta} />
				</NoAnswer>
			);
		}
	}
}

function StaleNotice({ meta }: { meta: AnswerMeta }) {
	return (
		<Notice kind="warning" className="mb-4">
			{staleSentence(meta)}
		</Notice>
	);
}

type FactsProps<S extends Section> = Pick<AnswerProps<S>, 'section' | 'variant'> & {
	data: SectionData[S] | null;
	whole: boolean;
	/** Both stand with the few lines. */
	again: ReactNode;
	source: ReactNode;
};

function Facts<S extends Section>({ section, data, whole, variant, again, source }: FactsProps<S>) {
	if (data === null || SECTION_MEANINGS[section].count(data) === 0) {
		return (
			<>
				<p>{NOTHING_READ}</p>
				{again}
			</>
		);
	}
	if (variant.kind === 'rows') return <variant.Rows section={section} data={data} whole={whole} />;
	return <Brief section={section} data={data} whole={whole} again={again} source={source} />;
}
