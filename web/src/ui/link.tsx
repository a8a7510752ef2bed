import { isNeverFramed } from '@avtosverka/contract/vocabulary/special-pages';
import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { carryFrame, useFrame } from './frame.ts';
import { useInsideFrame } from './inside-frame.ts';
import { NewTabNote } from './new-tab-note.tsx';

export type OwnLinkProps = Omit<LinkProps, 'to'> & { to: string; ref?: Ref<HTMLAnchorElement> };

/**
 * A link to one of our own pages; inside a frame it carries `isFrame=true` on. To a page that is never framed it leads
 * into a new tab from there.
 */
export function OwnLink({ to, children, ...rest }: OwnLinkProps) {
	const framed = useFrame();
	const inside = useInsideFrame();
	if (inside && isNeverFramed(to.replace(/[?#].*/, ''))) {
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
