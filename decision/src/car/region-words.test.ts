import { expect, test } from 'vitest';
import { regionInWords } from './region-words.ts';

test.each([
	['Калужская', 'Калужская область'],
	[' Брянская ', 'Брянская область'],
	['Воронежская область', 'Воронежская область'],
	['Еврейская', 'Еврейская'],
	['Краснодарский', 'Краснодарский'],
	['Москва', 'Москва'],
	['', ''],
	[null, null],
])('%j is %j', (region, words) => expect(regionInWords(region)).toBe(words));
