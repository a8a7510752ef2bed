import { useSettings } from '../site.ts';
import { OwnLink } from '../ui/link.tsx';
import { splitLinks } from './split-links.ts';

/**
 * What somebody wrote, as text: nothing in it is markup, and only reports of ours are links. Marks that are
 * heaped on a letter stay within its bounds.
 */
export function CommentText({ text }: { text: string }) {
	const { siteUrl } = useSettings();
	return (
		<p
			dir="auto"
			className="overflow-clip py-0.5 whitespace-pre-line wrap-anywhere [overflow-clip-margin:4px]"
		>
			{splitLinks(text, siteUrl).map(({ text: piece, vin }, place) =>
				vin === null ? (
					piece
				) : (
					<OwnLink
						// biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in a text twice
						key={place}
						to={`/checks/${vin}`}
						className="text-accent underline underline-offset-3"
					>
						{piece}
					</OwnLink>
				),
			)}
		</p>
	);
}
