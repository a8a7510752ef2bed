import { SHARE_OVER, SHARE_UNKNOWN } from '@avtosverka/contract/vocabulary/share';
import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { Head } from '../../ui/head.tsx';
import { MessagePage } from './message-page.tsx';

export type LinkGoneProps = {
	state: 'over' | 'unknown';
	/** What links of this kind lead to. */
	description: string;
	/** Where to go from here. */
	children: ReactNode;
};

/** The page of a link to a report that is over or was never one. */
export function LinkGone({ state, description, children }: LinkGoneProps) {
	const isOver = state === 'over';
	const title = isOver ? 'Ссылка больше не действует' : 'Такой ссылки нет';
	return (
		<>
			<Head title={title} description={description} index={false} />
			<MessagePage icon={Link2Off} title={title}>
				<p>{isOver ? SHARE_OVER : SHARE_UNKNOWN}</p>
				{children}
			</MessagePage>
		</>
	);
}
