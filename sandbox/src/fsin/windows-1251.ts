/** The byte of every letter that windows-1251 has. */
const BYTES: ReadonlyMap<string, number> = new Map(
	Array.from({ length: 256 }, (_, byte) => [decodeBytes(Uint8Array.of(byte)), byte] as const),
);

/** A text in windows-1251; a letter that it lacks is a «?». */
export function encode1251(text: string): Buffer {
	return Buffer.from([...text].map((letter) => BYTES.get(letter) ?? 0x3f));
}

/** A percent-encoded value of a query whose bytes are windows-1251. */
export function decode1251(value: string): string {
	const latin = value
		.replaceAll('+', ' ')
		.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return decodeBytes(Buffer.from(latin, 'latin1'));
}

function decodeBytes(bytes: Uint8Array): string {
	return new TextDecoder('windows-1251').decode(bytes);
}
