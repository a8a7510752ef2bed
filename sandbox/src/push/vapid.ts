import { createPublicKey, verify } from 'node:crypto';

const DAY_SECONDS = 24 * 60 * 60;

type Claims = { readonly aud?: unknown; readonly exp?: unknown; readonly sub?: unknown };

function publicKeyOf(point: Buffer) {
	const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
	return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, format: 'jwk' });
}

/** Who sends, by the site's signature (RFC 8292); null where it is not the site that subscribed. */
export function readVapid(
	header: string,
	{ siteKey, origin, now }: { readonly siteKey: string; readonly origin: string; readonly now: Date },
): { readonly contact: string } | null {
	const [, token = '', key] = /^vapid t=([^,\s]+),\s*k=([\w-]+)$/.exec(header) ?? [];
	if (key !== siteKey) return null;
	const [head = '', claims = '', signature = ''] = token.split('.');
	const isSigned = verify(
		'sha256',
		Buffer.from(`${head}.${claims}`),
		{ key: publicKeyOf(Buffer.from(siteKey, 'base64url')), dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	);
	if (!isSigned) return null;
	const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
	const leftSeconds = Number(exp) - now.getTime() / 1000;
	if (aud !== origin || !(leftSeconds > 0 && leftSeconds <= DAY_SECONDS)) return null;
	return typeof sub === 'string' ? { contact: sub } : null;
}
