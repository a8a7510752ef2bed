import { OwnLink } from '../ui/link.tsx';
import { NewTabNote } from '../ui/new-tab-note.tsx';
import type { BarLink } from './bar-links.ts';

/** One link of the bar or the footer. */
export function ShellLink({ link, className }: { link: BarLink; className: string }) {
	if (link.outside) {
		return (
			<a href={link.to} target="_blank" rel="noopener" className={className}>
				{link.text}
				<NewTabNote />
			</a>
		);
	}
	return (
		<OwnLink to={link.to} className={className}>
			{link.text}
		</OwnLink>
	);
}
