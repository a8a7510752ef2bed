import { DAMAGE_ZONES } from '@avtosverka/contract/vocabulary/damage';
import { describe, expect, test } from 'vitest';
import { zoneShape } from './car-shape.ts';
import { drawDamage } from './drawing.ts';
import { wrap } from './legend.ts';
import { describeDamage, readDamage } from './points.ts';

const OPTIONS = { legend: true, theme: 'auto' } as const;
const hitZones = (codes: string[]) =>
	[...drawDamage(readDamage(codes), OPTIONS).matchAll(/data-zone="([^"]+)"/g)].map((match) => match[1]);

describe('damage codes', () => {
	test('of two and of three digits mark their zones', () => {
		expect(hitZones(['01'])).toEqual(['front-bumper-right']);
		expect(hitZones(['117'])).toEqual(['rear-door-left']);
		expect(hitZones(['02', '121']).sort()).toEqual([
			'front-bumper-right',
			'front-door-right',
			'front-wing-right',
		]);
	});

	test('of full deformation mark every zone once', () => {
		expect(hitZones(['11', '09']).sort()).toEqual([...DAMAGE_ZONES].sort());
	});

	test('without a place mark nothing and are named', () => {
		expect(hitZones(['15'])).toEqual([]);
		expect(describeDamage(readDamage(['15', '05']))).toEqual([
			'Повреждено: возгорание; задний бампер слева.',
		]);
	});

	test('that no table knows are named as they are', () => {
		expect(describeDamage(readDamage(['77', '399', '09']))).toEqual([
			'Повреждено: крыша.',
			'Коды без расшифровки: 77, 399.',
		]);
	});
});

describe('the drawing', () => {
	test.each(DAMAGE_ZONES.filter((zone) => zone !== 'bottom'))('has a place for %s', (zone) => {
		expect(zoneShape(zone)?.mirrored).toBe(zone.endsWith('-right'));
	});

	test('says in words what it shows, to those who cannot see it', () => {
		const svg = drawDamage(readDamage(['09']), OPTIONS);
		expect(svg).toContain('role="img" aria-labelledby="title words"');
		expect(svg).toContain('<title id="title">Повреждения машины, вид сверху</title>');
		expect(svg).toContain('<desc id="words">Повреждено: крыша.</desc>');
	});

	test('keeps two to one without its legend and grows with it', () => {
		const height = (legend: boolean, codes: string[]) => {
			const svg = drawDamage(readDamage(codes), { legend, theme: 'auto' });
			return Number(/viewBox="0 0 400 (\d+)"/.exec(svg)?.[1]);
		};
		expect(height(false, ['01', '02', '03', '77'])).toBe(200);
		expect(height(true, ['01'])).toBeGreaterThan(200);
		expect(height(true, ['01', '02', '03', '04', '77'])).toBeGreaterThan(height(true, ['01']));
	});

	test('follows the reader’s dark setting only where it can', () => {
		const report = readDamage(['09']);
		expect(drawDamage(report, OPTIONS)).toContain('prefers-color-scheme:dark');
		expect(drawDamage(report, { legend: true, theme: 'light' })).not.toContain('prefers-color-scheme');
	});

	test('breaks long words between words, losing none', () => {
		const sentence = describeDamage(readDamage(['01', '02', '03', '04', '05', '06', '07', '08'])).join(' ');
		const lines = wrap(sentence, 'any');
		expect(lines.join(' ')).toBe(sentence);
		expect(lines.length).toBeGreaterThan(3);
		expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(36);
	});
});
