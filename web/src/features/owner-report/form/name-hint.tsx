import { lettersNote } from './offers.ts';

/** Below the field of a name: what registers may do with its letters, or else the words given. */
export function NameHint({ text, otherwise = null }: { text: string; otherwise?: string | null }) {
	const words = lettersNote(text) ?? otherwise;
	return words === null ? null : <p className="text-ink-3">{words}</p>;
}
