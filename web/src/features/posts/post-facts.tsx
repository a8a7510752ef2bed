import type { Post } from '@avtosverka/contract/posts';
import { formatLongDay } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';

/** When an article appeared and how long it takes to read. */
export function PostFacts({ post, className }: { post: Post; className?: string }) {
	return (
		<p className={`figures text-[15px] text-ink-3 ${className ?? ''}`}>
			<time dateTime={post.published}>{formatLongDay(post.published)}</time>
			{' · '}
			{counted(post.minutes, ['минута', 'минуты', 'минут'])} чтения
		</p>
	);
}
