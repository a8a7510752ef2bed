import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawImports } from './imports-document.ts';

const document = readFileSync(new URL('../../docs/imports.md', import.meta.url), 'utf8');

test('docs/imports.md is what the tables of lint say; `npm run docs` draws it again', () => {
	expect(document).toBe(drawImports());
});

test('docs/imports.md names a page with what it uses', () => {
	expect(document).toContain('- `features/shared-report` → `car`\n');
});
