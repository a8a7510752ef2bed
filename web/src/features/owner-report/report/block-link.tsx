import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { MouseEvent, ReactNode } from 'react';
import { openBlock } from './open-block.ts';

export type BlockLinkProps = { block: PersonRegister; className: string; children: ReactNode };

/** Leads to a block of the page and opens it there. */
export function BlockLink({ block, className, children }: BlockLinkProps) {
	const { card } = BLOCK_CATALOGUE[block];
	const open = (event: MouseEvent) => {
		event.preventDefault();
		openBlock(card, block);
	};
	return (
		<a href={`#${card}`} onClick={open} className={className}>
			{children}
		</a>
	);
}
