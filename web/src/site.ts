import type { SiteContext, SiteSettings } from '@avtosverka/contract/site';
import { createContext, useRouteLoaderData } from 'react-router';

/** What the root loader gives to every page. */
export type SettingsOfPage = { readonly settings: SiteSettings };

/** Where loaders find what the server hands to the site: `context.get(siteKey)`. */
export const siteKey = createContext<SiteContext>();

/**
 * The settings of the installation, in any component.
 * They come with the root loader, so they are there whenever a page is; only a failed root loader has none.
 */
export function useSettings(): SiteSettings {
	const settings = useOptionalSettings();
	if (settings === null) throw new Error('the root loader gave no settings');
	return settings;
}

/** The settings, or null on the error page of a failed root loader. */
export function useOptionalSettings(): SiteSettings | null {
	return useRouteLoaderData<SettingsOfPage>('root')?.settings ?? null;
}

/** The site's own address, without a slash at its end. */
export function useSiteUrl(): string {
	return useSettings().siteUrl.replace(/\/$/, '');
}
