import { createHmac } from 'node:crypto';
import type { BaseData } from '@avtosverka/contract/check/base';
import type { SectionReply } from '@avtosverka/contract/check/data';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import type { PlateVin } from '@avtosverka/contract/plate';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answers } from '../answers/answer-cache.ts';
import { createPictures } from '../answers/picture.ts';
import { toReply } from '../answers/reply.ts';
import { answerBase } from '../check/base-card.ts';
import { createIsShown } from '../check/photo/car-photo.ts';
import { sectionPresenter } from '../check/sections.ts';
import type { Deps } from '../deps.ts';
import type { ChallengeSolution } from '../http/call.ts';
import { plateVin } from '../plate/present.ts';
import type { ChatPerson } from './limits.ts';

/** What the bot asks registers, as the site does: cached answers first, costs counted for the person. */
export type CarQuestions = {
	section(who: ChatPerson, question: SectionQuestion): Promise<SectionReply>;
	base(who: ChatPerson, vin: Vin, refresh: boolean): Promise<CheckReply<BaseData>>;
	plate(who: ChatPerson, plate: Plate): Promise<CheckReply<PlateVin>>;
};

/** A question of one section; `read` is what the person read from its picture. */
export type SectionQuestion = {
	readonly section: Section;
	readonly vin: Vin;
	readonly refresh: boolean;
	readonly read?: ChallengeSolution | undefined;
};

/** As long as a visitor's value of the site. */
const VISITOR_SIGNS = 22;

export function createCarQuestions(deps: Deps, answers: Answers): CarQuestions {
	const pictures = createPictures(deps);
	const baseTools = { answers, clock: deps.clock, isShown: createIsShown(deps) };

	/** A person of a messenger is a visitor of their own, who keeps their id to themselves. */
	function visitorOf({ messenger, personId }: ChatPerson): { readonly id: string } {
		const hash = createHmac('sha256', deps.appSecret).update(`bot ${messenger.name} ${personId}`);
		return { id: hash.digest('base64url').slice(0, VISITOR_SIGNS) };
	}

	/** There is no network address: the person stands in its place. */
	function askerOf(who: ChatPerson) {
		const { id } = visitorOf(who);
		return { kind: 'visitor', visitorId: id, address: `bot ${id}`, purpose: 'bot' } as const;
	}

	return {
		async section(who, { section, vin, refresh, read }) {
			const subject = { kind: 'vin', vin } as const;
			const visitor = visitorOf(who);
			const picture = read ? pictures.recognise(read, visitor) : null;
			const reader = { visitorId: visitor.id, picture };
			const asker = askerOf(who);
			const answered = await answers.answer({ register: section, subject, refresh, asker, reader });
			const challenge = answered.kind === 'asked' ? pictures.show(answered.answer, visitor) : null;
			return toReply(answered, subject, sectionPresenter(section), challenge) as SectionReply;
		},
		base: (who, vin, refresh) =>
			answerBase(baseTools, { subject: { kind: 'vin', vin }, refresh, asker: askerOf(who) }),
		async plate(who, plate) {
			const subject = { kind: 'plate', plate } as const;
			const question = { register: 'plate', subject, refresh: false, asker: askerOf(who) } as const;
			return toReply(await answers.answer(question), subject, plateVin);
		},
	};
}
