import type { NativeApps } from '../config/native-apps.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Where somebody who has found a hole may write (RFC 9116); null while the operator has named no address. */
export function securityTxt(siteUrl: string, email: string | null, now: Date): string | null {
	if (email === null) return null;
	// A year is as long as the standard recommends; the file is written again at each start.
	const expires = new Date(now.getTime() + YEAR_MS).toISOString().replace(/\.\d+Z$/, 'Z');
	return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: ru, en\nCanonical: ${siteUrl}/.well-known/security.txt\n`;
}

/** Which Android app may open our links (developers.google.com/digital-asset-links); null without an app. */
export function assetLinks({ android }: NativeApps): object | null {
	if (android === null) return null;
	return [
		{
			relation: ['delegate_permission/common.handle_all_urls'],
			target: {
				namespace: 'android_app',
				package_name: android.package,
				sha256_cert_fingerprints: android.fingerprints,
			},
		},
	];
}

/** Pages that a native app opens itself. */
const APP_PAGES = ['/checks/*', '/appPay*', '/app/cabinet*'];

/** The iOS app that may open our links (developer.apple.com, associated domains); null without an app. */
export function siteAssociation({ ios }: NativeApps): object | null {
	if (ios === null) return null;
	return {
		applinks: {
			apps: [],
			details: [
				{
					appID: ios.appId,
					appIDs: [ios.appId],
					paths: APP_PAGES,
					components: APP_PAGES.map((path) => ({ '/': path })),
				},
			],
		},
	};
}
