import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Answer } from '../../answer.ts';
import type { CarFacts } from '../../facts/car.ts';
import type { Question, Supplier } from '../../register.ts';
import type { SupplierSettings } from '../../settings.ts';
import type { Transport } from '../../transport/reply.ts';
import { type Calls, type Check, createCalls } from './calls.ts';
import { unpackSession } from './challenge.ts';
import { judge } from './judge.ts';
import { rawOf } from './reply.ts';
import { type GibddRegister, SECTIONS } from './wire.ts';

export type GibddOptions = {
	readonly settings: SupplierSettings;
	readonly transport: Transport;
	readonly now: () => Date;
};

const REGISTERS = Object.keys(SECTIONS) as readonly GibddRegister[];

/** Госавтоинспекция itself: five sections behind a picture that the visitor reads. See README.md. */
export function createGibdd({ settings, transport, now }: GibddOptions): Supplier {
	const { url, captchaUrl } = settings;
	const tools =
		url === null ? null : { calls: createCalls({ url, captchaUrl: captchaUrl ?? url, transport }), now };
	return {
		id: 'gibdd',
		registers: REGISTERS,
		async ask(register, question) {
			if (tools === null) return { state: 'not-asked', reason: 'switched-off' };
			const check = checkOf(question);
			if (check === 'wrong-subject' || !isOurs(register)) {
				return { state: 'not-asked', reason: 'wrong-subject' };
			}
			if (check === null) return showPicture('no picture was read', question, tools);
			return askSection(register, check, question, tools);
		},
	};
}

type Tools = { readonly calls: Calls; readonly now: () => Date };

/** What can be asked; null where no picture of ours was read for it. */
function checkOf({ subject, picture }: Question): Check | null | 'wrong-subject' {
	if (subject.kind !== 'vin') return 'wrong-subject';
	const session = picture ? unpackSession(picture.token) : null;
	return picture && session ? { vin: subject.vin, word: picture.word, session } : null;
}

async function askSection<R extends GibddRegister>(
	register: R,
	check: Check,
	question: Question,
	tools: Tools,
): Promise<Answer<CarFacts[R]>> {
	const received = await tools.calls.check(register, check, question.signal);
	const told = { source: 'gibdd', asOf: tools.now() } as const;
	if (!received.ok) return { ...told, ...received.failure };
	const verdict = judge(register, received.json, check.vin);
	if (verdict.state === 'picture-needed') return showPicture(verdict.why, question, tools);
	return { ...told, ...verdict, raw: rawOf(received.reply) };
}

/** Asks the visitor for the digits of a new picture; where none is to be had, that is the answer. */
async function showPicture(why: string, { signal }: Question, { calls, now }: Tools): Promise<Answer<never>> {
	const pictured = await calls.picture(signal);
	const told = { source: 'gibdd', asOf: now() } as const;
	if (!pictured.ok) return { ...told, ...pictured.failure };
	return { ...told, state: 'refused', reason: 'captcha', detail: why, challenge: pictured.challenge };
}

function isOurs<R extends CarRegister>(register: R): register is R & GibddRegister {
	return Object.hasOwn(SECTIONS, register);
}
