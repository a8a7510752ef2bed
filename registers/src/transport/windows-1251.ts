const BYTES: ReadonlyMap<string, number> = new Map(
	Array.from({ length: 256 }, (_, byte) => byte)
		.filter((byte) => byte !== 0x98)
		.map((byte) => [new TextDecoder('windows-1251').decode(Uint8Array.of(byte)), byte]),
);

const UNRESERVED = /[\w.~-]/;
const UNKNOWN = '?'.charCodeAt(0);

/** A query value for windows-1251 pages: percent-encoded bytes; a missing letter is a «?». */
export function percentEncode1251(text: string): string {
	return [...text]
		.map((letter) => {
			const byte = BYTES.get(letter) ?? UNKNOWN;
			return byte < 0x80 && UNRESERVED.test(letter)
				? letter
				: `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
		})
		.join('');
}
