import { FAILED_TEXT } from '../client.ts';

/** Stands in place of a part of the report whose script did not come. */
export function LoadAgain({ again }: { again: () => void }) {
	return (
		<button type="button" onClick={again} className="min-h-11 text-[15px] text-ink-2 print:hidden">
			{FAILED_TEXT} <span className="text-accent underline underline-offset-2">Повторить</span>
		</button>
	);
}
