/** Why a file is not read as a picture. */
export type PictureProblem =
	| 'empty'
	| 'video'
	| 'drawing'
	| 'not-a-picture'
	| 'too-large'
	| 'undecodable'
	| 'heic';

/** The sentence for each; typing is always left. */
export const PICTURE_PROBLEM_TEXT: Readonly<Record<PictureProblem, string>> = {
	empty: 'Файл пустой. Выберите другой снимок.',
	video: 'Это видео, а нужен снимок: выберите фотографию.',
	drawing: 'Это векторный рисунок, а нужна фотография.',
	'not-a-picture': 'Это не снимок: выберите фотографию.',
	'too-large': 'Снимок слишком большой: выберите до 50 мегапикселей и 40 мегабайт.',
	undecodable: 'Снимок не открылся: файл повреждён или его формат браузер не знает.',
	heic: 'Браузер не открывает снимки HEIC. Сфотографируйте заново или сохраните снимок в JPEG.',
};

const MOST_PIXELS = 50_000_000;
const MOST_BYTES = 40_000_000;
/** The size of a picture stands within so many bytes, also behind a camera's own notes. */
export const HEAD_BYTES = 256 * 1024;

/** A file as far as it is judged before anything decodes it. */
export type PictureFile = { readonly type: string; readonly size: number; readonly head: Uint8Array };

/** What speaks against decoding a file: its kind, its weight, and the size that its own head claims. */
export function pictureProblem({ type, size, head }: PictureFile): PictureProblem | null {
	if (size === 0) return 'empty';
	const start = ascii(head, 0, 512);
	if (type.startsWith('image/svg') || /^\s*(?:<\?xml.*)?<svg/is.test(start)) return 'drawing';
	if (type.startsWith('video/') || /^.{4}ftyp(?:isom|mp4|qt|M4V|3gp)/s.test(start)) return 'video';
	if (type !== '' && !type.startsWith('image/')) return 'not-a-picture';
	if (size > MOST_BYTES) return 'too-large';
	const pixels = claimedPixels(head);
	return pixels !== null && pixels > MOST_PIXELS ? 'too-large' : null;
}

/** The problem to report for a file that did not decode. */
export function undecodableProblem({ type, head }: PictureFile): PictureProblem {
	const heic = /^image\/hei[cf]/.test(type) || /^.{4}ftyp(?:hei|mif1|msf1)/s.test(ascii(head, 0, 16));
	return heic ? 'heic' : 'undecodable';
}

/** Width times height by the head of a PNG, JPEG, WebP or GIF; null where it does not tell. */
function claimedPixels(head: Uint8Array): number | null {
	const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
	const start = ascii(head, 0, 16);
	if (start.startsWith('\u0089PNG') && head.length >= 24) return view.getUint32(16) * view.getUint32(20);
	if (start.startsWith('GIF8') && head.length >= 10) return view.getUint16(6, true) * view.getUint16(8, true);
	if (start.startsWith('RIFF') && head.length >= 30) return webpPixels(view, start.slice(12, 16));
	if (start.startsWith('\u00ff\u00d8')) return jpegPixels(view);
	return null;
}

function webpPixels(view: DataView, chunk: string): number | null {
	if (chunk === 'VP8X') {
		const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
		return side(24) * side(27);
	}
	if (chunk === 'VP8 ') return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
	const bits = view.getUint32(21, true);
	return ((bits & 0x3fff) + 1) * (((bits >> 14) & 0x3fff) + 1);
}

function jpegPixels(view: DataView): number | null {
	let at = 2;
	while (at + 9 < view.byteLength) {
		if (view.getUint8(at) !== 0xff) return null;
		const marker = view.getUint8(at + 1);
		const isSize = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isSize) return view.getUint16(at + 5) * view.getUint16(at + 7);
		at += 2 + view.getUint16(at + 2);
	}
	return null;
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
	return String.fromCharCode(...bytes.subarray(from, to));
}
