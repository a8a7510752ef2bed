import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsOf } from '../lint/syntax.ts';
import { ROOT } from '../prepare/root.js';
import { SPEC_QUOTES, withoutSpecQuotes } from './spec-quotes.ts';

test.each(SPEC_QUOTES)('«$text» stands letter for letter where the specification puts it', (quote) => {
	expect(quote.files).not.toEqual([]);
	for (const path of quote.files) {
		const texts = textsOf({ path, text: readFileSync(join(ROOT, path), 'utf8') }).map((text) => text.trim());
		if (quote.parts.length === 1 && quote.parts[0] === quote.text) {
			expect(texts.filter((text) => text === quote.text || isSentence(quote.text, text))).not.toEqual([]);
		} else for (const part of quote.parts) expect(texts.join('|')).toContain(part.trim());
	}
});

/** A sentence may stand beside another one; a word stands alone. */
const isSentence = (quote: string, text: string) => quote.length >= 15 && text.includes(quote);

test('a quote is let through in its own place only', () => {
	const words = 'В данный момент у Вас нет оплаченых запросов';
	expect(withoutSpecQuotes(words, 'web/src/plate/paid-branches.tsx').trim()).toBe('');
	expect(withoutSpecQuotes(words, 'web/src/purchase/words.ts')).toBe(words);
	expect(withoutSpecQuotes('Войти с Google', 'web/src/shell/top-bar.tsx')).toBe('Войти с Google');
	expect(withoutSpecQuotes('Ссылка «Telegram Бот» и Telegram Бот', 'docs/settings.md')).toContain(
		'Telegram Бот',
	);
});
