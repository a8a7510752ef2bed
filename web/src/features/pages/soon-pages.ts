/** A page that the shell names and that is not built yet. */
export type SoonPage = { readonly path: string; readonly title: string; readonly about: string };

/** Every page that answers «Скоро», by its final address. */
export const SOON_PAGES: readonly SoonPage[] = [
	{
		path: '/ownerReport',
		title: 'Проверка владельца',
		about: 'Паспорт, ИНН, долги у приставов, банкротство, залоги, суды и розыск — одним отчётом.',
	},
];

/** The page behind an address, with or without a slash at its end. */
export function findSoon(path: string): SoonPage | undefined {
	const bare = path.endsWith('/') ? path.slice(0, -1) : path;
	return SOON_PAGES.find((page) => page.path === bare);
}

/** True when an address leads to a page that is not built yet. */
export function isSoon(path: string): boolean {
	return findSoon(path) !== undefined;
}
