import { framingOf, isContent, isQuiet } from '@avtosverka/contract/page-of';
import type { Ref } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';
import { carryFrame } from './carry-frame.ts';
import { useFrame } from './frame.ts';
import { useInsideFrame } from './inside-frame.ts';
import { NewTabNote } from './new-tab-note.tsx';

export type OwnLinkProps = Omit<LinkProps, 'to'> & { to: string; ref?: Ref<HTMLAnchorElement> };

const pathOf = (to: string) => to.replace(/[?#].*/, '');

/** True for a link out of a page that anybody may frame into one that not everybody may. */
function leavesFrame(from: string, to: string): boolean {
	const framing = framingOf(pathOf(to));
	return framing === 'nobody' || (framing === 'named' && framingOf(from) === 'anybody');
}

/**
 * A link to one of our own pages. Inside a frame it carries `isFrame=true` on, or leads into a new tab where
 * the framing site may not frame its page. Pages that are only read come whole from the server, except from
 * where a person types: that page is to be as it was when they come back.
 */
export function OwnLink({ to, children, ...rest }: OwnLinkProps) {
	const framed = useFrame();
	const inside = useInsideFrame();
	const { pathname } = useLocation();
	if (inside && leavesFrame(pathname, to)) {
		return (
			<Link {...rest} to={to} target="_blank" rel="noopener">
				{children}
				<NewTabNote />
			</Link>
		);
	}
	return (
		<Link
			reloadDocument={isContent(pathOf(to)) && !isQuiet(pathname)}
			{...rest}
			to={framed ? carryFrame(to) : to}
			data-leaves-frame={leavesFrame(pathname, to) || undefined}
		>
			{children}
		</Link>
	);
}
