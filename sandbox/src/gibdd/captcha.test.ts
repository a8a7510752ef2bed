import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gibddAt } from '../testing/gibdd-at.ts';
import { NOW } from '../testing/sandbox-at.ts';
import { digitsOf } from './captcha.ts';
import { pictureOf } from './picture.ts';

const VIN = 'Z94K241BBMR251210';
const asked = { vin: VIN, checkType: 'wanted' };

/** A sandbox whose clock can be put forward. */
function clocked() {
	let now = NOW;
	const pass = (seconds: number) => {
		now = new Date(now.getTime() + seconds * 1000);
	};
	return { ...gibddAt({ now: () => now }), pass };
}

describe('The picture', () => {
	test('is a PNG of 240 by 80 with ink and paper in it, and its own for every token', async () => {
		const { picture } = gibddAt();
		const [one, other] = [await picture(), await picture()];
		expect(one.image.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
		expect([one.image.readUInt32BE(16), one.image.readUInt32BE(20)]).toEqual([240, 80]);
		expect(one.image.equals(other.image)).toBe(false);
		const dots = inflateSync(one.image.subarray(41, 41 + one.image.readUInt32BE(33)));
		expect(dots.length).toBe(241 * 80);
		const inked = dots.filter((dot, place) => place % 241 > 0 && dot <= 80).length;
		expect(inked / (240 * 80)).toBeGreaterThan(0.15);
	});

	test('is the same whenever it is drawn, and shows five digits that the token decides', () => {
		expect(pictureOf('token').equals(pictureOf('token'))).toBe(true);
		expect(digitsOf('token')).toMatch(/^\d{5}$/);
		expect(digitsOf('token')).not.toBe(digitsOf('another'));
	});

	test('has its digits told to tests, and only those of a picture that was handed out', async () => {
		const { app, picture } = gibddAt();
		const { token, image } = await picture();
		const url = '/_control/captcha';
		const ofToken = await app.inject({ url: `${url}?token=${token}` });
		expect(ofToken.json()).toEqual({ digits: digitsOf(token) });
		for (const address of ['', 'data:image/png;base64,']) {
			const payload = { image: address + image.toString('base64') };
			expect((await app.inject({ method: 'POST', url, payload })).json()).toEqual({
				digits: digitsOf(token),
			});
		}
		const others = [
			await app.inject({ url: `${url}?token=invented` }),
			await app.inject({ url }),
			await app.inject({ method: 'POST', url }),
			await app.inject({ method: 'POST', url, payload: { image: 'data:image/png;base64,AAAA' } }),
			await app.inject({ method: 'POST', url, payload: { image: pictureOf('invented').toString('base64') } }),
		];
		expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
	});
});

describe('What was read from a picture', () => {
	test('serves several checks and several VINs, with its cookie and without', async () => {
		const { picture, post } = gibddAt();
		const { token, cookie } = await picture();
		const read = { captchaToken: token, captchaWord: digitsOf(token) };
		for (const vin of [VIN, 'XTA21144094786239']) {
			expect((await post('wanted', { ...asked, ...read, vin }, { cookie })).status).toBe(200);
			expect((await post('dtp', { vin, checkType: 'aiusdtp', ...read })).status).toBe(200);
		}
	});

	test('serves for 150 seconds, and is then too old', async () => {
		const { picture, post, pass } = clocked();
		const { token } = await picture();
		const read = { ...asked, captchaToken: token, captchaWord: digitsOf(token) };
		pass(150);
		expect((await post('wanted', read)).status).toBe(200);
		pass(1);
		expect(await post('wanted', read)).toEqual({
			message: 'Прошло слишком много времени с момента загрузки картинки, повторите попытку',
			status: 201,
		});
	});

	test('is too old at once where the sandbox was told so, and no other picture is', async () => {
		const { app, picture, post } = gibddAt();
		const [old, other] = [await picture(), await picture()];
		const payload = { image: old.image.toString('base64') };
		const digits = await app.inject({ method: 'POST', url: '/_control/captcha-old', payload });
		expect(digits.json()).toEqual({ digits: digitsOf(old.token) });
		const read = ({ token }: typeof old) => ({ ...asked, captchaToken: token, captchaWord: digitsOf(token) });
		expect(await post('wanted', read(old))).toMatchObject({ status: 201 });
		expect((await post('wanted', read(other))).status).toBe(200);
		await app.inject({ method: 'POST', url: '/_control/reset' });
		expect((await post('wanted', read(old))).status).toBe(200);
		const nothing = { image: 'data:image/png;base64,AAAA' };
		const unknown = await app.inject({ method: 'POST', url: '/_control/captcha-old', payload: nothing });
		expect(unknown.statusCode).toBe(404);
	});

	test('is refused when it is wrong, and may be tried again', async () => {
		const { picture, post } = gibddAt();
		const { token } = await picture();
		const right = digitsOf(token);
		const wrong = right === '00000' ? '11111' : '00000';
		const refused = { code: 201, message: 'Цифры с картинки введены неверно' };
		expect(await post('wanted', { ...asked, captchaToken: token, captchaWord: wrong })).toEqual(refused);
		expect(await post('wanted', { ...asked, captchaToken: token })).toEqual(refused);
		expect((await post('wanted', { ...asked, captchaToken: token, captchaWord: right })).status).toBe(200);
	});

	test('is refused when the token is missing or not of this sandbox', async () => {
		const { post } = gibddAt();
		const refused = { message: 'Срок действия кода CAPTCHA устарел, попробуйте снова.', status: 201 };
		expect(await post('wanted', asked)).toEqual(refused);
		expect(await post('wanted', { ...asked, captchaToken: 'a.b.c', captchaWord: '12345' })).toEqual(refused);
	});

	test('is refused with the cookie of another picture: 403 without a VIN', async () => {
		const { picture, post } = gibddAt();
		const [{ token }, { cookie }] = [await picture(), await picture()];
		const read = { ...asked, captchaToken: token, captchaWord: digitsOf(token) };
		const reply = await post('wanted', read, { cookie });
		expect(reply.status).toBe(403);
		expect(reply).not.toHaveProperty('vin');
	});
});
