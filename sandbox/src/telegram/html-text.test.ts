import { expect, test } from 'vitest';
import { readHtml } from './html-text.ts';

test('markup becomes a text and what stands out in it', () => {
	expect(readHtml('<b>Стоп</b> &lt;5 <a href="https://a.example/">тут</a>&#39;')).toEqual({
		text: "Стоп <5 тут'",
		entities: [
			{ type: 'bold', offset: 0, length: 4 },
			{ type: 'text_link', offset: 8, length: 3, url: 'https://a.example/' },
		],
	});
});

test.each(['<script>x</script>', '1 < 2', 'A & B', '<b>не закрыто', '<b><i>x</b></i>', '</b>', '&copy;'])(
	'what Telegram cannot read is refused: %s',
	(html) => {
		expect(readHtml(html)).toBeNull();
	},
);
