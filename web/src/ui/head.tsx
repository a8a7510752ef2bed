import { useLocation } from 'react-router';
import { BRAND } from '../brand.ts';
import { useOptionalSettings } from '../site.ts';

export type HeadProps = {
	title: string;
	description: string;
	/** False keeps the page out of search engines. */
	index?: boolean;
	/** Name of the picture that stands beside a link to the page, of those drawn at the build. */
	picture?: string;
	kind?: 'website' | 'article';
	/** The canonical path of a page that stands under several; its own by default. */
	canonical?: string;
};

/** Title, description and canonical address of a page; React lifts them into the head. */
export function Head({
	title,
	description,
	index = true,
	picture = 'site',
	kind = 'website',
	canonical,
}: HeadProps) {
	const { pathname } = useLocation();
	const siteUrl = useOptionalSettings()?.siteUrl.replace(/\/$/, '');
	// A slash at the end leads to the same page.
	const address = `${siteUrl}${canonical ?? (pathname.replace(/\/+$/, '') || '/')}`;
	return (
		<>
			<title>{`${title} — ${BRAND}`}</title>
			<meta name="description" content={description} />
			{index && siteUrl !== undefined && <link rel="canonical" href={address} />}
			{!index && <meta name="robots" content="noindex" />}
			{index && siteUrl !== undefined && (
				<>
					<meta property="og:type" content={kind} />
					<meta property="og:site_name" content={BRAND} />
					<meta property="og:locale" content="ru_RU" />
					<meta property="og:title" content={title} />
					<meta property="og:description" content={description} />
					<meta property="og:url" content={address} />
					<meta property="og:image" content={`${siteUrl}/og/${picture}.png`} />
					<meta property="og:image:width" content="1200" />
					<meta property="og:image:height" content="630" />
					<meta name="twitter:card" content="summary_large_image" />
				</>
			)}
		</>
	);
}
