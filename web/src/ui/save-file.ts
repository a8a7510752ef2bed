/** Some browsers begin to read the file only after they have asked where to put it. */
const LONG_ENOUGH_MS = 60_000;

/** Hands a file over to the person, as their browser saves files. */
export function saveFile(file: Blob, name: string): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH_MS);
}
