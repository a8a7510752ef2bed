import { readFile } from 'node:fs/promises';
import { layoutTimeline } from '@avtosverka/decision/timeline/layout';
import { drawSvg } from '@avtosverka/decision/timeline/svg';
import { FULL_TIMELINE } from '@avtosverka/decision/timeline/testing/timelines';
import { textWidth } from '@avtosverka/decision/timeline/text-width';
import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { Resvg } from '@resvg/resvg-js';
import { createElement as h } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerFonts } from '../documents/fonts.ts';
import { pagesOf } from '../documents/testing/read-pdf.ts';
import { CARD, COLOUR_PAINTS, TONE_PAINTS } from './card-colours.ts';
import { FONT_FILES } from './png.ts';
import { TIMELINE_COLOURS } from './timeline-colours.ts';
import { timelineFigure } from './timeline-figure.ts';

const FONT = { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: 'Onest' };

test('labels take no more room than was measured', () => {
	const { shapes } = layoutTimeline(FULL_TIMELINE, { width: 900, height: 200 });
	const texts = shapes.flatMap((shape) => (shape.kind === 'label' ? [shape.text] : []));
	const letters = [
		'Показаний одометра в реестре нет',
		'0123456789',
		'Розыск, запрет, таможня, отзыв, ДТП',
		'ОСАГО',
	];
	for (const text of [...texts, ...letters]) {
		const label = `<text x="10" y="20" font-family="Onest" font-size="12">${text}</text>`;
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="40">${label}</svg>`;
		const width = new Resvg(svg, { font: FONT }).innerBBox()?.width ?? Number.NaN;
		expect(width).toBeGreaterThan(textWidth(text) * 0.8);
		expect(width).toBeLessThanOrEqual(textWidth(text) + 0.5);
	}
});

test('the colours are those of the light theme', async () => {
	const css = await readFile(new URL('../../../web/src/styles/theme.css', import.meta.url), 'utf8');
	const theme = css.slice(css.indexOf('@theme'), css.indexOf('@media (prefers-color-scheme: dark)'));
	const paints = [...Object.values(COLOUR_PAINTS), ...Object.values(TONE_PAINTS)];
	const ofCard = [...Object.values(CARD), ...paints.flatMap((paint) => Object.values(paint))];
	for (const colour of [...Object.values(TIMELINE_COLOURS), ...ofCard]) {
		expect(theme).toContain(`${colour.replace('#ffffff', '#fff')};`);
	}
});

describe('the picture', () => {
	test('holds nothing that an SVG could run or fetch', () => {
		const svg = drawSvg(layoutTimeline(FULL_TIMELINE, { width: 358, height: 150 }), TIMELINE_COLOURS);
		expect(svg).not.toMatch(/<script|on\w+=|href=|<style/);
		expect(svg).not.toMatch(/undefined|NaN/);
	});
});

describe('the figure of a document', () => {
	beforeAll(registerFonts);

	test('has its labels as letters that can be found and copied', async () => {
		const figure = timelineFigure(FULL_TIMELINE, { width: 511, height: 150 });
		const pdf = await renderToBuffer(h(Document, null, h(Page, { size: 'A4' }, figure)));
		const [page] = await pagesOf(pdf);
		for (const text of [
			'2014',
			'компания, 5 лет',
			'201 532 км',
			'≈ 148 тыс.',
			'Розыск',
			'оценка 201–353 тыс.',
		]) {
			expect(page?.replaceAll('\u00a0', ' ')).toContain(text);
		}
	});
});
