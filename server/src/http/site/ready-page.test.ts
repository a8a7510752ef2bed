import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressQuickly } from '../replies/compression.ts';
import { readyPage } from './ready-page.ts';

const NONCE = 'n0123456789abcdef';
const marked = ` nonce="${NONCE}"`;
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function ready(html: string) {
	const bytes = Buffer.from(html);
	const response = Object.assign(new Response(null, { headers: { 'content-length': '7', 'x-own': '1' } }), {
		bytes: async () => bytes,
	});
	const way = { nonce: NONCE, compress: compressQuickly };
	const page = await readyPage(response, { ...way, policyOf: (hashes) => JSON.stringify(hashes) });
	return { html: page.bytes.plain.toString(), hashes: JSON.parse(page.policy), headers: page.headers };
}

test('what carries the nonce runs by its hash, and nothing else does', async () => {
	const page = await ready(
		`<link${marked} rel="icon"/><script${marked}>Ж</script><style id="a"${marked}>b{}</style>` +
			`<script${marked} data-start="">2</script><script>strange()</script><script${marked}>2</script>`,
	);
	expect(page.hashes).toEqual({ scripts: [sourceOf('Ж'), sourceOf('2')], styles: [sourceOf('b{}')] });
	expect(page.html).toBe(
		'<link rel="icon"/><script>Ж</script><style id="a">b{}</style>' +
			'<script data-start="">2</script><script>strange()</script><script>2</script>',
	);
});

test('whatever stands around inline parts stays as it is', async () => {
	const text = fc
		.string({ unit: 'grapheme' })
		.map((value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
	await fc.assert(
		fc.asyncProperty(fc.array(fc.tuple(text, text)), async (parts) => {
			const htmlOf = (mark: string) =>
				parts.map(([around, script]) => `${around}<script${mark} id="x">${script}</script>`).join('');
			const page = await ready(htmlOf(marked));
			expect(page.html).toBe(htmlOf(''));
			expect(page.hashes.scripts).toEqual([...new Set(parts.map(([, script]) => sourceOf(script)))]);
		}),
	);
});

test('headers of how the bytes travelled are left behind', async () => {
	expect(Object.keys((await ready('<p>')).headers)).toEqual(['x-own']);
});
