import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Answer } from '../../answer.ts';
import type { Question, SolvedChallenge, Supplier } from '../../register.ts';
import type { CarFacts } from '../../registers/car.ts';
import type { SupplierSettings } from '../../settings.ts';
import type { Transport } from '../../transport/reply.ts';
import { type AvailabilityProbe, createAvailabilityProbe } from './availability-probe.ts';
import { type Check, createGibddCalls, type GibddCalls } from './calls.ts';
import { unpackSession } from './challenge.ts';
import { judgeGibddReply } from './judge.ts';
import { createGibddPictures, type GibddPictures } from './pictures.ts';
import { rawOf } from './reply.ts';
import { GIBDD_SECTIONS, type GibddRegister } from './wire.ts';

export type GibddOptions = {
	readonly settings: SupplierSettings;
	readonly transport: Transport;
	readonly now: () => Date;
};

const REGISTERS = Object.keys(GIBDD_SECTIONS) as readonly GibddRegister[];

/** Госавтоинспекция itself: five sections behind a picture that the visitor reads. See README.md. */
export function createGibdd(options: GibddOptions): Supplier {
	const tools = createTools(options);
	return {
		id: 'gibdd',
		registers: REGISTERS,
		async ask(register, question) {
			if (tools === null) return { state: 'not-asked', reason: 'switched-off' };
			const { subject, picture } = question;
			if (subject.kind !== 'vin' || !isOurs(register)) return { state: 'not-asked', reason: 'wrong-subject' };
			const check = checkOf(subject.vin, picture);
			return check
				? askSection(register, check, question, tools)
				: askWithoutDigits(register, subject.vin, question, tools);
		},
	};
}

type Tools = {
	readonly calls: GibddCalls;
	readonly pictures: GibddPictures;
	readonly probe: AvailabilityProbe;
	readonly now: () => Date;
};

function createTools({ settings, transport, now }: GibddOptions): Tools | null {
	const { url, captchaUrl } = settings;
	if (url === null) return null;
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

function isOurs<R extends CarRegister>(register: R): register is R & GibddRegister {
	return Object.hasOwn(GIBDD_SECTIONS, register);
}
