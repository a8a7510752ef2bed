import { isContent, isQuiet } from '@avtosverka/contract/page-of';
import type { SiteSettings } from '@avtosverka/contract/site';
import { type ReactNode, useEffect, useState } from 'react';
import { Links, type LinksFunction, Meta, Outlet, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { countablePath } from './analytics/countable-path.ts';
import { ContentScripts } from './content-page/content-scripts.tsx';
import { FetchAhead } from './content-page/fetch-ahead.tsx';
import { earlyChangesScript } from './loading/early-changes-script.ts';
import { LateScripts } from './loading/late-scripts.tsx';
import { startAgainScript } from './loading/start-again-script.ts';
import { liveWithTranslators } from './loading/translated-text.ts';
import { useNonce } from './nonce.ts';
import { FailedPage } from './shell/failed-page.tsx';
import { markScript } from './shell/mark-script.ts';
import { Shell } from './shell/shell.tsx';
import { type SettingsOfPage, siteKey, useOptionalSettings } from './site.ts';
import { Styles } from './styles/styles.tsx';

/** Settings for every page; they do not change while the server runs, so they are asked for once. */
export function loader({ context }: Route.LoaderArgs): SettingsOfPage {
	return { settings: context.get(siteKey).settings };
}

export function shouldRevalidate() {
	return false;
}

export const links: LinksFunction = () => [
	{ rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
	{ rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
	{ rel: 'manifest', href: '/manifest.webmanifest' },
];

/** In the browser it has run by the time that React could write it. */
const HEAD_SCRIPT = import.meta.env.SSR
	? { content: markScript(), application: [markScript(), startAgainScript(), earlyChangesScript()].join(';') }
	: { content: '', application: '' };

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
	const nonce = useNonce();
	// Once, in the rendering that reads the document: an effect would come after React has read it.
	useState(import.meta.env.SSR ? undefined : liveWithTranslators);
	// In a foreign frame the browser may close the store in which places are remembered.
	const { pathname } = useLocation();
	const settings = useOptionalSettings();
	useContentParts(pathname);
	const content = import.meta.env.SSR && isContent(pathname);
	return (
		<html lang="ru" suppressHydrationWarning {...(content ? counterMarks(settings, pathname) : {})}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				{/* The bar is dark in light and dark colours alike. */}
				<meta name="theme-color" content="#0f1620" />
				<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
				<script
					nonce={nonce}
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; a child would be escaped
					dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT[content ? 'content' : 'application'] }}
				/>
				<Styles pathname={pathname} />
				<Meta />
				<Links />
			</head>
			<body>
				<Shell>{children}</Shell>
				{/* Where a person is busy, links to such pages load nothing whole: see ui/link.tsx. */}
				{pathname !== '/widget' && !isQuiet(pathname) && <FetchAhead fromContent={content} />}
				{content ? (
					<ContentScripts />
				) : (
					<>
						{pathname !== '/widget' && <ScrollRestoration />}
						<LateScripts />
					</>
				)}
			</body>
		</html>
	);
}

/** A change of page without the server brings what a page that is only read does by itself. */
function useContentParts(pathname: string): void {
	useEffect(() => {
		if (!isContent(pathname)) return;
		const starting = import('./content-page/page-parts.ts').then(({ startPageParts }) => startPageParts());
		return () => void starting.then((end) => end());
	}, [pathname]);
}

/** What a page without the application tells its own script of the counter. */
function counterMarks(settings: SiteSettings | null, pathname: string) {
	const counter = settings?.counter;
	if (!counter) return {};
	return {
		'data-counter-id': counter.id,
		'data-counter-script': counter.scriptUrl,
		'data-counted-path': countablePath(pathname),
	};
}

export default function Root() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <FailedPage error={error} />;
}
