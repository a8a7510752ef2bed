import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { digitsOf } from '../gibdd/captcha.ts';
import { createWorld, type World, type WorldOptions } from '../world.ts';
import { type Body, NOW } from './sandbox-at.ts';

/** The `checkType` of each check. */
const TYPES: Readonly<Record<string, string>> = {
	register: 'history',
	history: 'history',
	dtp: 'aiusdtp',
	wanted: 'wanted',
	restrict: 'restricted',
	diagnostic: 'diagnostic',
};

export type Picture = { readonly token: string; readonly image: Buffer; readonly cookie: string };

export type GibddSandbox = {
	readonly app: FastifyInstance;
	readonly world: World;
	picture(): Promise<Picture>;
	/** A check with form fields and headers as they are, valid or not. */
	post(name: string, form: Record<string, string>, headers?: Record<string, string>): Promise<Body>;
	/** A check by somebody who has just read a picture. */
	check(name: string, vin: string): Promise<Body>;
};

/** A sandbox that does not listen, asked as a client of the traffic police would ask it. */
export function gibddAt(options: WorldOptions = {}): GibddSandbox {
	const world = createWorld({ now: () => NOW, timeScale: 0, ...options });
	const app = createApp(world, { siteUrl: '', logger: false });

	async function picture(): Promise<Picture> {
		const reply = await app.inject({ url: '/gibdd-captcha/captcha' });
		const { token, base64jpg } = reply.json() as Body;
		const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
		return { token, image: Buffer.from(base64jpg, 'base64'), cookie };
	}

	async function post(name: string, form: Record<string, string>, headers = {}): Promise<Body> {
		const reply = await app.inject({
			method: 'POST',
			url: `/gibdd/proxy/check/auto/${name}`,
			headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', ...headers },
			payload: new URLSearchParams(form).toString(),
		});
		return reply.json();
	}

	async function check(name: string, vin: string): Promise<Body> {
		const { token, cookie } = await picture();
		const read = { captchaToken: token, captchaWord: digitsOf(token) };
		return post(name, { vin, checkType: TYPES[name] ?? '', ...read }, { cookie });
	}

	return { app, world, picture, post, check };
}
