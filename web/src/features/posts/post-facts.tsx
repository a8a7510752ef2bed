/// <reference path="./reading-minutes.d.ts" />
import { MINUTES } from 'virtual:reading-minutes';
import type { Post } from '@avtosverka/contract/posts';
import { formatLongDay } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';

/** When an article appeared, when it was revised since, and how long it takes to read. */
export function PostFacts({ post, className }: { post: Post; className?: string }) {
	return (
		<p className={`figures text-[15px] text-ink-3 ${className ?? ''}`}>
			<Day day={post.published} />
			{post.updated !== post.published && (
				<>
					, обновлено <Day day={post.updated} />
				</>
			)}
			{' · '}
			{counted(MINUTES[post.slug] ?? 1, ['минута', 'минуты', 'минут'])} чтения
		</p>
	);
}

function Day({ day }: { day: string }) {
	return <time dateTime={day}>{formatLongDay(day)}</time>;
}
