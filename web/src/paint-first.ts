const PRELOAD = Buffer.from('rel="modulepreload"');
const LOW = Buffer.from(' fetchpriority="low"');

/**
 * Lets a page be painted before its scripts come: React Router asks for them with the priority of styles and
 * gives no way to say otherwise. Works on bytes, which is cheaper than reading them as letters.
 */
export function paintFirst(page: Buffer): Buffer<ArrayBuffer> {
	const pieces: Buffer[] = [];
	let from = 0;
	for (let at = page.indexOf(PRELOAD); at !== -1; at = page.indexOf(PRELOAD, from)) {
		const end = at + PRELOAD.length;
		pieces.push(page.subarray(from, end), LOW);
		from = end;
	}
	return Buffer.concat([...pieces, page.subarray(from)]);
}
