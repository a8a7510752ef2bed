type Data = { readonly '@type': string; readonly [field: string]: unknown };

/** What a page is, for search engines (schema.org). A data block: nothing of it runs. */
export function JsonLd({ data }: { data: Data }) {
	const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with `<` escaped
		<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
	);
}

/** The way from the home page to a page, the home page left out of `steps`. */
export function breadcrumbs(siteUrl: string, steps: readonly { name: string; path: string }[]): Data {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: 'Главная', path: '/' }, ...steps].map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: siteUrl + path,
		})),
	};
}
