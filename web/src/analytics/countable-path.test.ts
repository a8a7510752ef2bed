import { expect, test } from 'vitest';
import { countablePath } from './countable-path.ts';

test.each([
	['/', '/'],
	['/posts/vse_o_tehosmotre', '/posts/vse_o_tehosmotre'],
	['/checks/XTA21144094786239', '/checks/…'],
	['/ownerReport', '/ownerReport'],
	['/ownerReport/consent', '/ownerReport/consent'],
	['/s/sJq0aL9x', '/s/…'],
	['/ownerReport/6f1f7a44-8a39-4a9e-9f6c-0a4f6a0c9b11', '/ownerReport/…'],
])('the counter knows %s as %s', (path, shown) => {
	expect(countablePath(path)).toBe(shown);
});
