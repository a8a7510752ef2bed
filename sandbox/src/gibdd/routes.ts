import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FailureMode, SLOW_CALL_MS, SLOWNESS } from '../failure-mode.ts';
import { answeredByFailureMode } from '../failure-replies.ts';
import { moscowDay } from '../subjects/day.ts';
import { tellByVin } from '../subjects/tell.ts';
import { failureModeOf, type World } from '../world.ts';
import { captchaAnswer, checkAnswer, failedAnswer } from './answer.ts';
import { type CaptchaFault, captchaFault, newCaptcha } from './captcha.ts';
import { CHECKS, type CheckName, isCheckName } from './checks.ts';
import { pictureOf } from './picture.ts';
import { type Form, readForm, sessionOf } from './question.ts';

const JSON_TYPE = 'application/json;charset=UTF-8';
/** What a caller hears whose address this register does not let in, at the picture too. */
const REFUSAL = { status: 403, body: { status: 403, message: 'Forbidden' } };

/** Plays the host that hands out pictures. */
export async function gibddCaptchaRoutes(app: FastifyInstance, world: World): Promise<void> {
	app.get('/captcha', async (request, reply) => {
		await arrive(world);
		if (await withFailureMode(failureModeOf(world, 'gibdd'), world, request, reply)) return reply;
		const { token, session } = newCaptcha(world.now());
		return reply
			.header('set-cookie', `JSESSIONID=${session}; Path=/; HttpOnly`)
			.header('cache-control', 'no-store')
			.type(JSON_TYPE)
			.send({ token, base64jpg: pictureOf(token).toString('base64') });
	});
}

/** Plays the host that answers checks. */
export async function gibddRoutes(app: FastifyInstance, world: World): Promise<void> {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => done(null, readForm(String(body))),
	);

	app.post<{ Params: { name: string }; Body: Form | undefined }>(
		'/proxy/check/auto/:name',
		async (request, reply) => {
			const { name } = request.params;
			const form = request.body ?? readForm('');
			await arrive(world);
			const failureMode = failureModeFor(form.vin, world);
			if (await withFailureMode(failureMode, world, request, reply)) return reply;
			if (!isCheckName(name)) return reply.code(404).type('text/html; charset=utf-8').send('Not Found');
			const fault = faultOf(form, request, world);
			if (fault) return reply.type(JSON_TYPE).send(captchaAnswer(fault));
			if (failureMode === 'endless' && name === 'dtp') return reply.hijack();
			return reply.type(JSON_TYPE).send(answerTo(name, form, failureMode, world));
		},
	);
}

/** The digits are looked at before the register is: a question without them costs it nothing. */
function faultOf(
	{ captchaToken, captchaWord }: Form,
	{ headers }: FastifyRequest,
	world: World,
): CaptchaFault | null {
	if (world.oldPictures.has(captchaToken)) return 'old';
	return captchaFault(captchaToken, captchaWord, sessionOf(headers.cookie), world.now());
}

function answerTo(name: CheckName, { vin, checkType }: Form, failureMode: FailureMode, world: World): object {
	const now = world.now();
	const types: readonly string[] = CHECKS[name].types;
	if (!types.includes(checkType) || (failureMode === 'source-error' && name === 'restrict')) {
		return failedAnswer(vin, now);
	}
	return checkAnswer(name, vin, { now, changes: world.changes });
}

async function arrive(world: World): Promise<void> {
	world.calls.set('gibdd', (world.calls.get('gibdd') ?? 0) + 1);
	if (world.latencyMs > 0) await sleep(world.latencyMs);
}

/** Waits out a slow supplier; true when the failure mode has answered already. */
async function withFailureMode(
	failureMode: FailureMode,
	world: World,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<boolean> {
	if (failureMode === 'slow') await sleep(SLOW_CALL_MS * SLOWNESS * world.timeScale);
	return answeredByFailureMode(failureMode, request, reply, () => REFUSAL);
}

/** The supplier's own failure mode, or the subject's while the supplier is fine. */
function failureModeFor(vin: string, world: World): FailureMode {
	const common = failureModeOf(world, 'gibdd');
	if (common !== 'fine') return common;
	return tellByVin(vin, moscowDay(world.now())).subject?.failureMode?.gibdd ?? 'fine';
}
