import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { carryFrame, useFrame } from './frame.ts';

export type OwnLinkProps = Omit<LinkProps, 'to'> & { to: string; ref?: Ref<HTMLAnchorElement> };

/** A link to one of our own pages; inside a frame it carries `isFrame=true` on. */
export function OwnLink({ to, ...rest }: OwnLinkProps) {
	const framed = useFrame();
	return <Link {...rest} to={framed ? carryFrame(to) : to} />;
}
