import { OwnLink } from '../ui/link.tsx';
import { NewTabNote } from '../ui/new-tab-note.tsx';
import { SoonLabel } from '../ui/soon.tsx';
import type { BarLink } from './bar-links.ts';

/** One link of the bar or the footer, with «скоро» where it leads to nothing yet. */
export function ShellLink({ link, className }: { link: BarLink; className: string }) {
	const inside = (
		<>
			{link.text} {link.soon && <SoonLabel />}
		</>
	);
	if (link.to === null) return <span className={className}>{inside}</span>;
	if (link.outside) {
		return (
			<a href={link.to} target="_blank" rel="noopener" className={className}>
				{inside}
				<NewTabNote />
			</a>
		);
	}
	return (
		<OwnLink to={link.to} className={className}>
			{inside}
		</OwnLink>
	);
}
