import { POSTS, postPath } from '@avtosverka/contract/posts';
import { Card } from '../../ui/card.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { PostFacts } from './post-facts.tsx';

/** The other articles, at the side of one. */
export function OtherPosts({ except }: { except?: string }) {
	return (
		<aside aria-labelledby="other-posts" className="lg:sticky lg:top-[84px] print:hidden">
			<Card className="p-5">
				<h2 id="other-posts" className="mb-3 text-lg font-semibold">
					Другие статьи
				</h2>
				<ul className="grid gap-4">
					{POSTS.filter(({ slug }) => slug !== except).map((post) => (
						<li key={post.slug}>
							<OwnLink to={postPath(post)} className="leading-snug font-medium text-accent">
								{post.title}
							</OwnLink>
							<PostFacts post={post} className="mt-0.5 text-[14px]!" />
						</li>
					))}
				</ul>
			</Card>
		</aside>
	);
}
