import { POSTS, postPath } from '@avtosverka/contract/posts';
import { contentImageUrl } from '../../content/content-image.tsx';
import { useSiteUrl } from '../../site.ts';
import { Card } from '../../ui/card.tsx';
import { Head } from '../../ui/head.tsx';
import { breadcrumbs, JsonLd } from '../../ui/json-ld.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { PostFacts } from './post-facts.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** /posts */
export default function Posts() {
	const siteUrl = useSiteUrl();
	return (
		<>
			<Head
				title="Полезные статьи"
				description="Как выбрать машину с пробегом, аккумулятор, масло и шины, пройти техосмотр, заменить права и разобраться в полном приводе."
			/>
			<JsonLd data={breadcrumbs(siteUrl, [{ name: 'Статьи', path: '/posts' }])} />
			<div className="wrap pt-9 pb-16 lg:pt-13">
				<h1 className="text-[clamp(28px,4vw,40px)] leading-tight font-bold">Полезные статьи</h1>
				<p className="mt-3 max-w-[40em] text-lg text-ink-2">
					Коротко о том, что пригодится до покупки машины и после неё.
				</p>
				<ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
					{POSTS.map((post, index) => (
						<Card as="li" key={post.slug} className="group relative grid content-start overflow-hidden">
							<img
								src={contentImageUrl(post.cover)}
								alt=""
								width={720}
								height={400}
								loading={index < 3 ? 'eager' : 'lazy'}
								className="h-auto w-full border-b border-line"
							/>
							<div className="p-5">
								<h2 className="text-xl leading-snug font-semibold">
									<OwnLink
										to={postPath(post)}
										className="text-ink no-underline after:absolute after:inset-0 group-hover:text-accent"
									>
										{post.title}
									</OwnLink>
								</h2>
								<PostFacts post={post} className="mt-1.5" />
								<p className="mt-2.5 text-[16px] text-ink-2">{post.description}</p>
							</div>
						</Card>
					))}
				</ul>
			</div>
		</>
	);
}
