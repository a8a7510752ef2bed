import { framingOf } from '@avtosverka/contract/page-of';
import type { Ref } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';
import { carryFrame, useFrame } from './frame.ts';
import { useInsideFrame } from './inside-frame.ts';
import { NewTabNote } from './new-tab-note.tsx';

export type OwnLinkProps = Omit<LinkProps, 'to'> & { to: string; ref?: Ref<HTMLAnchorElement> };

/** True for a link out of a page that anybody may frame into one that not everybody may. */
function leavesFrame(from: string, to: string): boolean {
	const framing = framingOf(to.replace(/[?#].*/, ''));
	return framing === 'nobody' || (framing === 'named' && framingOf(from) === 'anybody');
}

/**
 * A link to one of our own pages; inside a frame it carries `isFrame=true` on. To a page that whoever frames
 * this one may not frame it leads into a new tab from there.
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
		<Link {...rest} to={framed ? carryFrame(to) : to}>
			{children}
		</Link>
	);
}
