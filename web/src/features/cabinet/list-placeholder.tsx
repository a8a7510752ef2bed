import { Card } from '../../ui/card.tsx';

/** Holds the room of what is being loaded; its words are for screen readers. */
export function ListPlaceholder({ words, rows }: { words: string; rows: number }) {
	return (
		<Card role="status" className="grid min-h-55 content-start gap-4 p-5 sm:p-6">
			<span className="sr-only">{words}</span>
			{Array.from({ length: rows }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name
				<span key={row} aria-hidden className="grid gap-2.5">
					<span className="h-3.5 w-28 rounded bg-mute-soft" />
					<span className="h-5 w-full max-w-80 rounded bg-mute-soft" />
				</span>
			))}
		</Card>
	);
}
