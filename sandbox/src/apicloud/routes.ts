import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { meetTroubles } from '../person-troubles.ts';
import { metByFailureMode, playPublicPage } from '../public-page.ts';
import { moscowDay } from '../subjects/day.ts';
import { failureModeOf, type World } from '../world.ts';
import { CAR_ANSWERS, type CarAnswer } from './cars.ts';
import { PERSON_ANSWERS, type PersonAnswer } from './people.ts';
import { isRussianDay, type Question, questionOf } from './question.ts';
import {
	type Body,
	NO_PARAMETER,
	NO_TYPE,
	refusalOf,
	SOURCE_DOWN,
	WRONG_DATE,
	WRONG_TOKEN,
} from './words.ts';

const NOT_LET_IN = { status: 200, body: WRONG_TOKEN };

/** Emulates api-cloud.ru: one GET per question, HTTP 200 even for errors, named in the body. */
export async function apicloudRoutes(app: FastifyInstance, world: World): Promise<void> {
	playPublicPage(app, world, 'apicloud', NOT_LET_IN);
	const files = new Set([...PERSON_ANSWERS, ...CAR_ANSWERS].map(({ file }) => file));
	for (const file of files) {
		app.get(`/${file}`, async (request, reply) => {
			const field = questionOf(request);
			const { token = '' } = request.headers;
			const refusal = refusalOf(typeof token === 'string' && token !== '' ? token : field('token'));
			if (refusal) return refusal;
			const asked = <One extends { readonly file: string; readonly type: string }>(answers: readonly One[]) =>
				answers.find((one) => one.file === file && one.type === field('type'));
			const aboutPerson = asked(PERSON_ANSWERS);
			if (aboutPerson) return answerAboutPerson(aboutPerson, field, { world, request, reply });
			const aboutCar = asked(CAR_ANSWERS);
			return aboutCar ? answerAboutCar(aboutCar, field, { world, request, reply }) : NO_TYPE;
		});
	}
}

type Talk = { readonly world: World; readonly request: FastifyRequest; readonly reply: FastifyReply };

async function answerAboutPerson(
	{ register, needs, person, answer }: PersonAnswer,
	field: Question,
	{ world, request, reply }: Talk,
): Promise<Body | FastifyReply> {
	if (needs.some((name) => field(name) === '')) return NO_PARAMETER;
	if (needs.includes('birthdate') && !isRussianDay(field('birthdate'))) return WRONG_DATE;
	world.charged.count(register, request.query as Record<string, string>);
	const call = { supplier: 'apicloud', register, person: person(field) } as const;
	const met = await meetTroubles(world, call, request, reply);
	if (met === 'answered') return reply;
	// It reads pictures for its callers; where it cannot, its source has not answered.
	return met === 'captcha' ? SOURCE_DOWN : answer(field);
}

async function answerAboutCar(
	{ field: name, tell, answer }: CarAnswer,
	field: Question,
	{ world, request, reply }: Talk,
): Promise<Body | FastifyReply> {
	const asked = field(name);
	if (asked === '') return NO_PARAMETER;
	const today = moscowDay(world.now());
	const { subject, cars } = tell(asked, today);
	const failureMode =
		failureModeOf(world, 'apicloud') === 'fine' ? (subject?.failureMode?.apicloud ?? 'fine') : 'fine';
	if (await metByFailureMode(failureMode, world, request, reply, NOT_LET_IN)) return reply;
	return answer(cars, today, asked);
}
