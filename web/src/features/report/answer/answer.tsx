import type { SectionData } from '@avtosverka/contract/check/data';
import type { AnswerMeta, CheckReply } from '@avtosverka/contract/check/meta';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { registerSentence, staleSentence } from '@avtosverka/contract/check/words';
import { unreadWords } from '@avtosverka/contract/vocabulary/absence-words';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { COUNT_FACTS } from '@avtosverka/decision/car/signs/answer-findings';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { Brief } from '../brief/section-briefs.tsx';
import { type ChallengeState, challengeOf } from '../challenge/challenge.ts';
import { SECTION_VIEWS } from '../views/section-views.ts';
import type { ViewProps } from '../views/view.ts';
import { ACCIDENTS_SINCE_2015, digitsWanted, NOTHING_READ } from '../words.ts';
import { NoAnswer } from './no-answer.tsx';
import { SourceLine } from './source-line.tsx';

export type AnswerProps<S extends Section> = {
	section: S;
	reply: CheckReply<SectionData[S]>;
	/** «Запросить снова», in the form that fits the answer. */
	again: (look: 'link' | 'button') => ReactNode;
	/** The field for the digits of a picture, or who else's digits are waited for. */
	digits: (challenge: ChallengeState) => ReactNode;
	brief?: BriefAnswer | undefined;
};

/** A card of the report tells its facts in a few lines first; `mainSource` is named above all of them. */
export type BriefAnswer = { readonly mainSource: SupplierId | null };

/** One register's answer in full. Every state stands here; the compiler misses the one that is forgotten. */
export function AnswerView<S extends Section>({ section, reply, again, digits, brief }: AnswerProps<S>) {
	const { meta, data, message } = reply;
	const { register, emptyText } = SECTION_CATALOGUE[section];
	const folded = brief !== undefined && !meta.stale && meta.source === brief.mainSource;
	const source = <SourceLine meta={meta}>{again('link')}</SourceLine>;
	switch (meta.state) {
		case 'found':
			return (
				<>
					{meta.stale && (
						<Notice kind="warning" className="mb-4">
							{staleSentence(meta)}
						</Notice>
					)}
					<Facts
						section={section}
						data={data}
						meta={meta}
						brief={brief}
						foot={brief && again('link')}
						folded={folded}
					/>
					{!folded && (brief ? <SourceLine meta={meta} /> : source)}
				</>
			);
		case 'clear':
			return (
				<>
					{meta.stale && (
						<Notice kind="warning" className="mb-4">
							{staleSentence(meta)}
						</Notice>
					)}
					<p className="font-semibold">{emptyText}</p>
					<p className="mt-1 text-[15px] text-ink-2">{registerSentence(register, meta)}</p>
					{section === 'dtp' && <p className="mt-1 text-[15px] text-ink-2">{ACCIDENTS_SINCE_2015}</p>}
					{source}
				</>
			);
		case 'partial':
			return (
				<>
					{meta.stale && (
						<Notice kind="warning" className="mb-4">
							{staleSentence(meta)}
						</Notice>
					)}
					<Notice kind="warning" className="mb-4">
						{unreadWords(meta.skippedRows)}
					</Notice>
					<Facts
						section={section}
						data={data}
						meta={meta}
						brief={brief}
						foot={brief && again('link')}
						folded={false}
					/>
					{brief ? <SourceLine meta={meta} /> : source}
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
					alert={section === 'recall'}
				>
					<div className="mt-3.5">{challenge ? digits(challenge) : again('button')}</div>
					<SourceLine meta={meta} />
				</NoAnswer>
			);
		}
	}
}

type FactsProps<S extends Section> = Pick<AnswerProps<S>, 'section' | 'brief'> & {
	data: SectionData[S] | null;
	meta: AnswerMeta;
	/** Stands beside «Все сведения записи». */
	foot: ReactNode;
	/** True where these tell the source too. */
	folded: boolean;
};

function Facts<S extends Section>({ section, data, meta, brief, foot, folded }: FactsProps<S>) {
	if (data === null || COUNT_FACTS[section](data) === 0) {
		return (
			<>
				<p>{NOTHING_READ}</p>
				{foot}
			</>
		);
	}
	const View = SECTION_VIEWS[section] as (props: ViewProps<S>) => ReactNode;
	const whole = meta.state === 'found';
	const rows = <View data={data} whole={whole} />;
	if (!brief) return rows;
	return (
		<Brief
			section={section}
			data={data}
			whole={whole}
			again={foot}
			source={folded && <SourceLine meta={meta} />}
		>
			{rows}
		</Brief>
	);
}
