/** Tells those who hear the page where a link opens; the others see it. */
export function NewTabNote() {
	return <span className="sr-only"> (откроется в новой вкладке)</span>;
}
