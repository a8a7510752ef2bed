import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureReply, replyOf } from '../testing/replies.ts';
import { challengeOf, nextShownChallenge, picturedBy, readDigits, waitsForDigits } from './challenge.ts';

test('a picture is shown only for a refusal that brings one', () => {
	expect(challengeOf(pictureReply('dtp', 't1'))).toMatchObject({ supplier: 'gibdd', token: 't1' });
	expect(challengeOf(replyOf('dtp', 'refused'))).toBeNull();
	const { challenge = null } = pictureReply('dtp', 't1').meta;
	expect(challengeOf(replyOf('dtp', 'found', { challenge }))).toBeNull();
	expect(challengeOf(null)).toBeNull();
});

test('five sections open by the picture of the police, the others by none', () => {
	const opened = SECTIONS.filter((section) => picturedBy(section) === 'gibdd');
	expect(opened).toEqual(['registration', 'dtp', 'wanted', 'restrict', 'diagnostic']);
	expect(SECTIONS.filter((section) => picturedBy(section) === null)).toHaveLength(5);
});

test('a section without a picture of its own waits for the digits as well', () => {
	expect(waitsForDigits('dtp', pictureReply('dtp', 't1'), 'gibdd')).toBe(true);
	expect(waitsForDigits('dtp', replyOf('dtp', 'refused', { reason: 'captcha' }), 'gibdd')).toBe(true);
	expect(waitsForDigits('dtp', replyOf('dtp', 'refused', { reason: 'ban' }), 'gibdd')).toBe(false);
	expect(waitsForDigits('osago', replyOf('osago', 'refused', { reason: 'captcha' }), 'gibdd')).toBe(false);
	expect(waitsForDigits('dtp', pictureReply('dtp', 't1'), 'customs')).toBe(false);
});

test('digits are read with the spaces that people type between them, and nothing else is', () => {
	expect(readDigits(' 123 45 ')).toBe('12345');
	for (const text of ['', '   ', '123', '12a45', '123456789', '１２３４５'])
		expect(readDigits(text)).toBeNull();
});

test('what is read is always digits, and the digits of the text', () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const word = readDigits(text);
			if (word !== null) expect(word).toBe(text.replace(/\D/g, ''));
		}),
	);
});

test('the field stays where it is while that card waits, else goes to the first that does', () => {
	expect(nextShownChallenge(null, [])).toBeNull();
	expect(nextShownChallenge(null, ['wanted', 'restrict'])).toBe('wanted');
	expect(nextShownChallenge('wanted', ['registration', 'wanted'])).toBe('wanted');
	expect(nextShownChallenge('wanted', ['registration'])).toBe('registration');
	expect(nextShownChallenge('wanted', [])).toBeNull();
});
