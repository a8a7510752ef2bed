import type { SiteSettings } from '@avtosverka/contract/site';

/** What the application runs on. Without one in a store it is the site itself, put on the phone's screen. */
export function appNeeds({ storeIos, storeAndroid }: SiteSettings['links']): string {
	const systems = [storeIos && 'iOS 10 и новее', storeAndroid && 'Android 5.0 и новее'].filter(Boolean);
	return systems.length > 0
		? `Приложение работает на ${systems.join(' и на ')}.`
		: 'Приложение — это сам сайт, который ставят на экран телефона из браузера.';
}
