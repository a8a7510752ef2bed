import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** The text of each page, every run of spaces and line ends as one space. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
	return text.map((page) => page.replace(/\s+/g, ' '));
}

/** What a reader's window shows as the document's properties. */
export async function propertiesOf(pdf: Uint8Array): Promise<Record<string, unknown>> {
	return (await getMeta(await getDocumentProxy(new Uint8Array(pdf)))).info;
}
