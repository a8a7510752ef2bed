/** A part of a text that stands out, in Telegram's own fields: offsets are UTF-16 units. */
export type Entity = {
	readonly type: 'bold' | 'italic' | 'code' | 'text_link';
	readonly offset: number;
	readonly length: number;
	readonly url?: string;
};

const TYPES = { b: 'bold', strong: 'bold', i: 'italic', em: 'italic', code: 'code', a: 'text_link' } as const;
const ESCAPES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** What stands out in a text of `parse_mode=HTML`; nothing in markup that Telegram refuses. */
export function entitiesIn(html: unknown): readonly Entity[] {
	return readHtml(String(html ?? ''))?.entities ?? [];
}

/** A text as `parse_mode=HTML` reads it; null for markup that Telegram refuses. */
export function readHtml(
	html: string,
): { readonly text: string; readonly entities: readonly Entity[] } | null {
	let text = '';
	const entities: Entity[] = [];
	const open: { readonly tag: keyof typeof TYPES; readonly offset: number; readonly url?: string }[] = [];
	const parts = html.matchAll(/<(\/?)(\w+)(?: href="([^"]*)")?>|&(?:#(\d+)|(\w+));|([^<&]+)|([<&])/g);
	for (const [, closing, tag, url, code, name, plain, stray] of parts) {
		if (stray !== undefined) return null;
		if (plain !== undefined) text += plain;
		else if (code !== undefined) text += String.fromCodePoint(Number(code));
		else if (name !== undefined) {
			const sign = ESCAPES[name];
			if (sign === undefined) return null;
			text += sign;
		} else if (closing === '/') {
			const begun = open.pop();
			if (!begun || begun.tag !== tag) return null;
			const link = begun.url === undefined ? {} : { url: begun.url };
			entities.push({
				type: TYPES[begun.tag],
				offset: begun.offset,
				length: text.length - begun.offset,
				...link,
			});
		} else {
			if (tag === undefined || !Object.hasOwn(TYPES, tag)) return null;
			open.push({
				tag: tag as keyof typeof TYPES,
				offset: text.length,
				...(url === undefined ? {} : { url }),
			});
		}
	}
	return open.length > 0 ? null : { text, entities };
}
