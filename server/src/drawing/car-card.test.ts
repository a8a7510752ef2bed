import type { CarAnswers } from '@avtosverka/decision/car/car';
import { decideCar } from '@avtosverka/decision/car/decide';
import { clear, found, NOW, question, silent } from '@avtosverka/decision/car/testing/answers';
import { carded, inspected, owned, registered, run } from '@avtosverka/decision/car/testing/blank-records';
import { ban, theft } from '@avtosverka/decision/car/testing/invented-records';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { CARD_WIDTH_PX, type CarCardInput, cardSvg, drawCarCard } from './car-card.ts';
import { FONT_FILES } from './png.ts';

const VIN = 'XTAGFL110KY700051';

const BAD = question({
	base: found(carded({ model: 'LADA 2114 SAMARA', year: 2009 })),
	registration: found(
		registered([owned('company', '2009-11-12', '2014-06-03'), owned('person', '2014-06-03')]),
	),
	wanted: found({ records: [theft({ w_data_pu: '2025-08-09', w_reg_inic: 'Ульяновская область' })] }),
	restrict: found({
		records: [ban({ dateadd: '2026-02-11', ogrkod: 'Запрет на регистрационные действия' })],
	}),
	diagnostic: found(run(['2019-01-20', 98_400], ['2021-01-15', 201_532], ['2022-03-04', 179_919])),
	recall: silent(),
	osago: silent(),
	dtp: clear(),
});

const EMPTY = Object.fromEntries(
	Object.keys(BAD.answers).map((source) => [source, null]),
) as unknown as CarAnswers;

function card(answers: CarAnswers, reasons?: readonly string[]): CarCardInput {
	const made = decideCar({ ...BAD, subject: { vin: VIN, plate: null, plateModel: null }, answers });
	const [first] = made.reasons;
	const given = reasons?.map((sentence) => ({ ...(first as NonNullable<typeof first>), sentence }));
	const decision = given ? { ...made, reasons: given } : made;
	return { vin: VIN, decision, answers, at: NOW.toISOString(), siteUrl: 'https://avtosverka.example' };
}

test('a card is a PNG of a phone width, light enough for any messenger', async () => {
	const png = await drawCarCard(card(BAD.answers));
	expect(png.subarray(1, 4).toString()).toBe('PNG');
	expect(png.readUInt32BE(16)).toBe(CARD_WIDTH_PX);
	expect(png.readUInt32BE(20)).toBeGreaterThan(1000);
	expect(png.readUInt32BE(20)).toBeLessThan(2400);
	expect(png.length).toBeLessThan(1_000_000);
});

test('a card says what the report does, and not the VIN', () => {
	const svg = cardSvg(card(BAD.answers));
	for (const words of [
		'LADA 2114 SAMARA, 2009',
		'VIN XTA…<',
		'Остановитесь',
		'Розыск',
		'avtosverka.example',
	]) {
		expect(svg).toContain(words);
	}
	expect(svg).toContain('Ответили 8 из 10');
	expect(svg).not.toMatch(/undefined|NaN|<script|href=/);
	expect(cardSvg(card(BAD.answers, [`Запись о ${VIN}.`]))).not.toContain(VIN);
});

test('a car that nobody asked about has a card that says so', async () => {
	const svg = cardSvg(card(EMPTY));
	expect(svg).toContain('Пока рано решать');
	expect(svg).toContain('Ответили 0 из 10');
	expect(svg).toContain('В ответах нет ни одной даты');
	expect((await drawCarCard(card(EMPTY))).length).toBeGreaterThan(10_000);
});

test('a VIN that no register knows has a card that says so', () => {
	const unknown = Object.fromEntries(Object.keys(BAD.answers).map((source) => [source, clear()]));
	const svg = cardSvg(card(unknown as unknown as CarAnswers))
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ');
	expect(svg).toContain('не знает этот VIN: проверьте, нет ли опечатки.');
	expect(svg).not.toMatch(/полиса|Без ответа осталось/);
});

test('a long reason wraps: nothing stands outside of the card', () => {
	const long = `Ограничение ${'очень подробное описание <основания> '.repeat(6)}${'А'.repeat(90)}.`;
	const svg = cardSvg(card(BAD.answers, [long, long, long, long]));
	const font = { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: 'Onest' };
	const box = new Resvg(svg, { font }).getBBox();
	expect(box).toMatchObject({ x: 0, width: 540 });
	expect(svg).toContain('И ещё 1');
	expect(svg).toContain('&lt;основания&gt;');
});

test('an inspection without a figure draws no line', () => {
	const answers = { ...BAD.answers, diagnostic: found({ diagnosticCards: [inspected('2020-01-01')] }) };
	expect(cardSvg(card(answers as CarAnswers))).not.toContain('NaN');
});
