/** What a denial must look like at the least, written from the description of the service alone. */
export function mayDeny(text: string, callback: string): boolean {
	const opening = `&& ${callback}(`;
	const start = text.indexOf(opening);
	if (start < 0 || !/\)\s*;?\s*$/.test(text)) return false;
	try {
		const said = JSON.parse(text.slice(start + opening.length, text.lastIndexOf(')')));
		const data = String(said.data);
		// Wherever tags stand, a reader sees the sentence. A comment inside a tag's name is none.
		const visible = data
			.replace(/<!--[\s\S]*?-->|<[a-z/][^>]*>|<[^<>]*>|\0/gi, '')
			.replace(/(?:&nbsp;|[\p{Cc}\p{Zs}\s])+/gu, ' ');
		return (
			!said.err &&
			/ничего не найдено/i.test(visible) &&
			!/captcha|Найдено записей|<td|лимит|обрабатывается/i.test(data)
		);
	} catch {
		return false;
	}
}
