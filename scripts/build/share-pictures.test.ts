import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHARE_PICTURES } from '@avtosverka/contract/share-pictures';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { plainDrawing, titleLines } from './share-pictures.ts';

describe('pictures for links', () => {
	test.each(SHARE_PICTURES)('$name has a drawing, and its title fits in five lines', ({ title, drawing }) => {
		expect(existsSync(join(ROOT, 'web/src/content/posts/pictures', `${drawing}.svg`))).toBe(true);
		expect(titleLines(title).length).toBeLessThanOrEqual(5);
		expect(titleLines(title).join(' ')).toBe(title);
	});

	test('have names of their own', () => {
		expect(new Set(SHARE_PICTURES.map(({ name }) => name)).size).toBe(SHARE_PICTURES.length);
	});

	test('are drawn in the light colours of their drawings', () => {
		const drawing =
			'<svg><style>svg{--bg:#fff;--ink:#000}@media(x){svg{--bg:#111}}</style><rect fill="var(--bg)"/></svg>';
		expect(plainDrawing(drawing)).toBe('<svg><rect fill="#fff"/></svg>');
	});
});
