import type { ChatImage } from './messenger.ts';

const DATA_URL = /^data:(image\/(?:png|jpeg|gif));base64,([A-Za-z0-9+/=]+)$/;

/** The bytes of a supplier's picture, as it comes in an answer; null for anything else. */
export function pictureIn(dataUrl: string): ChatImage | null {
	const [, type, base64 = ''] = DATA_URL.exec(dataUrl) ?? [];
	if (type !== 'image/png' && type !== 'image/jpeg' && type !== 'image/gif') return null;
	return { bytes: Buffer.from(base64, 'base64'), type };
}
