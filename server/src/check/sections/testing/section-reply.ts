import { SECTION_DATA, type SectionData } from '@avtosverka/contract/check/data';
import { type CheckReply, checkReply } from '@avtosverka/contract/check/meta';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Answer } from '@avtosverka/registers/answer';
import type { CarFacts } from '@avtosverka/registers/registers/car';
import type { AnswerResult } from '../../../answers/answer-result.ts';
import { toReply } from '../../../answers/reply.ts';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../../../answers/testing/sample-facts.ts';
import { sectionPresenter } from '../../sections.ts';
import type { CarSubject } from '../section-view.ts';

const SUBJECT: CarSubject = { kind: 'vin', vin: SAMPLE_VIN };
export const ASKED = { source: 'avtocod', asOf: new Date('2026-11-21T07:42:00Z') } as const;

/** A section's reply as the browser is sent it, read by the contract. */
export function sectionReply<S extends Section>(section: S, answer: object) {
	const answered = { kind: 'asked', answer: answer as Answer<CarFacts[S]>, tried: [] } as AnswerResult<S>;
	const written = toReply(answered, SUBJECT, sectionPresenter(section));
	return checkReply(SECTION_DATA[section]).parse(written) as CheckReply<SectionData[S]>;
}

/** The reply to what a register has found, else to the sample of it. */
export const foundReply = <S extends Section>(section: S, facts: CarFacts[S] = SAMPLE_FACTS[section]) =>
	sectionReply(section, { ...ASKED, state: 'found', facts });
