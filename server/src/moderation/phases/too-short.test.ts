import { expect, test } from 'vitest';
import { sightsOf } from './testing/sights.ts';
import { tooShort } from './too-short.ts';

test.each(['ок', '+', '👍👍', 'Супер', 'да да'])('%s is too short', (text) => {
	expect(sightsOf(tooShort, text)).toEqual([['Слишком короткий.', [text]]]);
});

test.each(['Битая рама', 'Не битая', 'Превосходная', '８９０１２３ звонить'])('%s is not', (text) => {
	expect(sightsOf(tooShort, text)).toEqual([]);
});
