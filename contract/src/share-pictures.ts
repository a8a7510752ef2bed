import { POSTS } from './posts.ts';

/** A picture that stands beside a link to a page elsewhere, 1200 by 630; drawn when the site is built. */
export type SharePicture = {
	/** The page names it so; the file is `/og/{name}.png`. */
	readonly name: string;
	readonly title: string;
	/** Name of the drawing beside the title, of those of the articles. */
	readonly drawing: string;
};

/** Every picture for links: one of the site, one of each page that people share, one of each article. */
export const SHARE_PICTURES: readonly SharePicture[] = [
	{ name: 'site', title: 'Проверка автомобиля по VIN и госномеру', drawing: 'used-car' },
	{ name: 'owner-report', title: 'Проверка владельца автомобиля', drawing: 'licence' },
	{ name: 'codes', title: 'Коды регионов России', drawing: 'inspection-who' },
	{ name: 'dogovor', title: 'Договор купли-продажи автомобиля', drawing: 'licence' },
	{ name: 'kbm', title: 'КБМ: скидка за безаварийную езду', drawing: 'used-car-mileage' },
	...POSTS.map(({ cover, title }) => ({ name: `post-${cover}`, title, drawing: cover })),
];
