import { readFileSync } from 'node:fs';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Question } from '../../../register.ts';
import type { EnabledSupplierSettings } from '../../../settings.ts';
import type { OutgoingRequest, TransportResult } from '../../../transport/reply.ts';
import { packSession } from '../challenge.ts';
import { type GibddJudgement, judgeGibddReply } from '../judge.ts';
import { createGibdd } from '../supplier.ts';
import type { GibddRegister } from '../wire.ts';

export const ASKED_AT = new Date('2026-11-20T09:00:00Z');

export function fixture(name: string): string {
	return readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
}

// biome-ignore lint/suspicious/noExplicitAny: tests take foreign JSON apart as they like
export type Json = any;

/** A fixture, fresh for every caller. */
export function jsonOf(name: string): Json {
	return JSON.parse(fixture(name));
}

/** What a section says to this JSON when asked about the VIN of the JSON, or another. */
export function judgementOf<R extends GibddRegister>(register: R, json: Json, vin: string = json.vin) {
	return judgeGibddReply(register, json, vin as Vin);
}

/** The facts of a verdict that must have some. */
export function factsOf<Facts>(verdict: GibddJudgement<Facts>): Facts {
	if (verdict.state !== 'found' && verdict.state !== 'partial') throw new Error(`it is ${verdict.state}`);
	return verdict.facts;
}

/** A good answer around a `RequestResult`. */
export function around(RequestResult: unknown, more: object = {}) {
	return { requestTime: '15.05.2022 18:29', RequestResult, vin: VIN, status: 200, ...more };
}

export const VIN = 'XTA21144094786239';

const WORD = packSession({ token: 'the-token', cookies: 'JSESSIONID=one; route=two' });
if (WORD === null) throw new Error('the session of the tests cannot travel');

/** What the visitor has read. */
export const PICTURE = { token: WORD, word: '12345' };

export function about(more: Partial<Question> = {}): Question {
	const subject = { kind: 'vin', vin: VIN as Vin } as const;
	const asker = { kind: 'installation', purpose: 'owner-report' } as const;
	return { subject, asker, refresh: false, signal: new AbortController().signal, ...more };
}

export type Reply = { readonly status?: number; readonly text: string; readonly cookies?: string };

const SETTINGS: EnabledSupplierSettings = {
	url: 'http://gibdd.test',
	key: null,
	report: null,
	captchaUrl: 'http://captcha.test',
};

type Script = (request: OutgoingRequest) => Reply | null | Promise<Reply | null>;

/** A supplier that talks to a script, and what it has sent; an address without a reply is `connection`. */
export function play(script: Script, own: Partial<EnabledSupplierSettings> = {}, now = () => ASKED_AT) {
	const sent: OutgoingRequest[] = [];
	const transport = {
		async send(request: OutgoingRequest): Promise<TransportResult> {
			sent.push(request);
			const reply = await script(request);
			if (request.signal.aborted) return { ok: false, problem: 'aborted', detail: 'the asker left' };
			if (reply === null) return { ok: false, problem: 'connection', detail: 'no script' };
			const { status = 200, text, cookies } = reply;
			const headers = {
				'content-type': 'application/json',
				...(cookies === undefined ? {} : { 'set-cookie': cookies }),
			};
			return { ok: true, reply: { status, headers, text, body: new TextEncoder().encode(text) } };
		},
	};
	const supplier = createGibdd({ settings: { ...SETTINGS, ...own }, transport, now });
	return { supplier, sent, paths: () => sent.map(({ method, url }) => `${method} ${url}`) };
}
