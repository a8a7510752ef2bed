import { POSTS, type Post, postPath } from '@avtosverka/contract/posts';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { BRAND } from '../../brand.ts';
import { contentImageUrl } from '../../content/content-image.tsx';
import { useSiteUrl } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import { breadcrumbs, JsonLd } from '../../ui/json-ld.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { ArticleContents, type ContentsEntry } from './article-contents.tsx';
import { OtherPosts } from './other-posts.tsx';
import { PostFacts } from './post-facts.tsx';

/** The article whose text is given, under the address at which it stands. Texts name it as their layout. */
export function Article({ children }: { children: ReactNode }) {
	const post = usePost();
	const contents = useContents();
	const siteUrl = useSiteUrl();
	return (
		<>
			<Head title={post.title} description={post.description} picture={`post-${post.cover}`} kind="article" />
			<JsonLd
				data={breadcrumbs(siteUrl, [
					{ name: 'Статьи', path: '/posts' },
					{ name: post.title, path: postPath(post) },
				])}
			/>
			<JsonLd data={articleData(siteUrl, post)} />
			<div className="wrap grid items-start gap-x-12 gap-y-10 pt-7 pb-16 lg:grid-cols-[minmax(0,1fr)_300px]">
				<article className="max-w-[46em] text-[17px]">
					<nav aria-label="Где вы" className="text-[15px] text-ink-3">
						<OwnLink to="/posts" className="text-accent">
							Полезные статьи
						</OwnLink>
					</nav>
					<h1 className="mt-2 text-[clamp(28px,4vw,42px)] leading-tight font-bold tracking-[-0.02em]">
						{post.title}
					</h1>
					<PostFacts post={post} className="mt-3" />
					<img
						src={contentImageUrl(post.cover)}
						alt={post.coverShows}
						width={720}
						height={400}
						className="mt-6 h-auto w-full rounded-card border border-line bg-paper"
					/>
					<ArticleContents entries={contents} />
					{children}
				</article>
				<OtherPosts except={post.slug} />
			</div>
		</>
	);
}

function usePost(): Post {
	const slug = useLocation().pathname.replace(/\/+$/, '').split('/').at(-1);
	const post = POSTS.find((one) => one.slug === slug);
	if (!post) throw new Error('A text without an entry in the list of articles');
	return post;
}

function useContents(): readonly ContentsEntry[] {
	const handle = useMatches().at(-1)?.handle as { contents?: readonly ContentsEntry[] } | undefined;
	return handle?.contents ?? [];
}

function articleData(siteUrl: string, post: Post) {
	const address = siteUrl + postPath(post);
	return {
		'@type': 'Article',
		headline: post.title,
		description: post.description,
		datePublished: post.published,
		dateModified: post.updated,
		inLanguage: 'ru',
		mainEntityOfPage: address,
		image: `${siteUrl}/og/post-${post.cover}.png`,
		author: { '@type': 'Organization', name: BRAND, url: siteUrl },
		publisher: { '@type': 'Organization', name: BRAND, url: siteUrl },
	};
}
