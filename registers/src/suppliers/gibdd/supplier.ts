import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '../../answer.ts';
import { type Question, type SolvedChallenge, type Supplier, vinOf } from '../../register.ts';
import type { CarFacts } from '../../registers/car.ts';
import type { FreeSupplierNeeds } from '../../supplier-entry.ts';
import { supplierOf } from '../../supplier-of.ts';
import { type AvailabilityProbe, createAvailabilityProbe } from './availability-probe.ts';
import { type Check, createGibddCalls, type GibddCalls } from './calls.ts';
import { unpackSession } from './challenge.ts';
import { judgeGibddReply } from './judge.ts';
import { createGibddPictures, type GibddPictures } from './pictures.ts';
import { rawOf } from './reply.ts';
import type { GibddRegister } from './wire.ts';

/** Госавтоинспекция itself: five sections behind a picture that the visitor reads. See README.md. */
export function createGibdd(options: FreeSupplierNeeds): Supplier {
	const tools = createTools(options);
	const section =
		<R extends GibddRegister>(register: R) =>
		(question: Question) => {
			const vin = vinOf(question.subject);
			const check = checkOf(vin, question.picture);
			return check
				? askSection(register, check, question, tools)
				: askWithoutDigits(register, vin, question, tools);
		};
	return supplierOf('gibdd', {
		registration: section('registration'),
		dtp: section('dtp'),
		wanted: section('wanted'),
		restrict: section('restrict'),
		diagnostic: section('diagnostic'),
	});
}

type Tools = {
	readonly calls: GibddCalls;
	readonly pictures: GibddPictures;
	readonly probe: AvailabilityProbe;
	readonly now: () => Date;
};

function createTools({ settings, transport, now }: FreeSupplierNeeds): Tools {
	const { url, captchaUrl } = settings;
	const calls = createGibddCalls({ url, captchaUrl: captchaUrl ?? url, transport });
	return {
		calls,
		pictures: createGibddPictures(calls.picture, now),
		probe: createAvailabilityProbe(calls, now),
		now,
	};
}

function checkOf(vin: Vin, picture: SolvedChallenge | undefined): Check | null {
	const session = picture ? unpackSession(picture.token) : null;
	return picture && session ? { vin, word: picture.word, session } : null;
}

async function askSection<R extends GibddRegister>(
	register: R,
	check: Check,
	question: Question,
	tools: Tools,
): Promise<Answer<CarFacts[R]>> {
	const received = await tools.calls.check(register, check, question.signal);
	const origin = { source: 'gibdd', asOf: tools.now() } as const;
	if (!received.ok) return { ...origin, ...received.failure };
	const verdict = judgeGibddReply(register, received.json, check.vin);
	if (verdict.state === 'picture-needed') return showPicture(verdict.why, question, tools);
	return { ...origin, ...verdict, raw: rawOf(received.reply) };
}

/** No picture is shown for a service that does not answer. */
async function askWithoutDigits<R extends GibddRegister>(
	register: R,
	vin: Vin,
	question: Question,
	tools: Tools,
): Promise<Answer<CarFacts[R]>> {
	const probed = await tools.probe.probe(register, vin, question);
	switch (probed.says) {
		case 'silence':
			return { source: 'gibdd', asOf: probed.at, ...probed.failure };
		case 'word':
			return probed.answer;
		case 'alive':
			return showPicture('no picture was read', question, tools);
	}
}

/** Asks the visitor for the digits of a picture; where none is to be had, that is the answer. */
async function showPicture(
	why: string,
	question: Question,
	{ pictures, now }: Tools,
): Promise<Answer<never>> {
	const pictured = await pictures.show(question);
	const origin = { source: 'gibdd', asOf: now() } as const;
	if (!pictured.ok) return { ...origin, ...pictured.failure };
	return { ...origin, state: 'refused', reason: 'captcha', detail: why, challenge: pictured.challenge };
}
