import type { IsoDate } from './vocabulary/moment.ts';

/** An article as lists, feeds and search engines know it; the text is `web/src/content/posts/{slug}.mdx`. */
export type Post = {
	/** The last part of its address: specification of the owner check, section 2. */
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	/** The day on which the text was first written. */
	readonly published: IsoDate;
	/** The day on which what it says was last revised; mended spelling is no revision. */
	readonly updated: IsoDate;
	readonly cover: string;
	readonly coverShows: string;
};

/** Every article, as they stand in the list. */
export const POSTS: readonly Post[] = [
	{
		slug: 'kak_pravilno_podobrat_avto_s_probegom',
		title: 'Как правильно подобрать авто с пробегом',
		description:
			'Порядок покупки подержанной машины: что решить заранее, что спросить у реестров, как осмотреть, чего требовать от документов и когда уйти.',
		published: '2026-11-21',
		updated: '2026-11-21',
		cover: 'used-car',
		coverShows: 'Машина под лупой рядом со списком проверок',
	},
	{
		slug: 'kak_pravilno_vibrat_akkumulyator_dlya_avto',
		title: 'Как правильно выбрать аккумулятор для авто',
		description:
			'Ёмкость, пусковой ток, размеры и полярность: как подобрать аккумулятор, прочитать дату выпуска, проверить его в магазине и продлить ему жизнь.',
		published: '2026-11-21',
		updated: '2026-11-21',
		cover: 'battery',
		coverShows: 'Автомобильный аккумулятор с двумя клеммами',
	},
	{
		slug: 'kak_zamenit_voditelskie_prava',
		title: 'Как заменить водительские права',
		description:
			'Когда менять удостоверение, какие нужны документы и справка, как подать заявление через Госуслуги или МФЦ и чего ждать по срокам.',
		published: '2026-11-21',
		updated: '2026-11-21',
		cover: 'licence',
		coverShows: 'Карточка водительского удостоверения',
	},
	{
		slug: 'vse_o_tehosmotre',
		title: 'Всё о техосмотре',
		description:
			'Кому нужна диагностическая карта, сколько она действует, что проверяют на пункте, как не попасться на поддельный осмотр и что карта говорит о пробеге.',
		published: '2026-11-21',
		updated: '2026-11-21',
		cover: 'inspection',
		coverShows: 'Машина на подъёмнике и планшет с отметками',
	},
	{
		slug: 'kak_vibrat_maslo_dlya_dvigatelya',
		title: 'Как выбрать масло для двигателя',
		description:
			'Что значат 5W-30, ACEA и допуск завода, чем отличается синтетика, сколько лить и как часто менять, и о чём масло расскажет при покупке машины.',
		published: '2026-11-21',
		updated: '2026-11-21',
		cover: 'oil',
		coverShows: 'Канистра масла и капля',
	},
	{
		slug: 'ustroistvo_polnoprivodnogo_avtomobilya',
		title: 'Устройство полноприводного автомобиля',
		description:
			'Постоянный, подключаемый и автоматический полный привод: из чего они состоят, как ведут себя на дороге и что проверить перед покупкой.',
		published: '2026-11-21',
		updated: '2026-11-21',
		cover: 'all-wheel-drive',
		coverShows: 'Машина сверху с четырьмя ведущими колёсами',
	},
	{
		slug: 'kolesa_i_shini',
		title: 'Колёса и шины',
		description:
			'Как прочитать надпись на боковине, выбрать сезонность, проверить износ и возраст, сколько держать в шинах и что колёса говорят о подержанной машине.',
		published: '2026-11-21',
		updated: '2026-11-21',
		cover: 'tyres',
		coverShows: 'Колесо с размером на боковине',
	},
];

/** Where an article stands. */
export function postPath({ slug }: Pick<Post, 'slug'>): string {
	return `/posts/${slug}`;
}
