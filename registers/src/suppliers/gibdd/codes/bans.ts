/* Origin of both tables: two public clients that agree word for word (`blood73/gibdd_checker_android_app`,
    2020; `soul4bit/autodosie`, 2026). */

/** Who bans, by `divtype`. */
export const AUTHORITIES: Readonly<Record<string, string>> = {
	'0': 'не предусмотренный код',
	'1': 'Судебные органы',
	'2': 'Судебный пристав',
	'3': 'Таможенные органы',
	'4': 'Органы социальной защиты',
	'5': 'Нотариус',
	'6': 'ОВД или иные правоохр. органы',
	'7': 'ОВД или иные правоохр. органы (прочие)',
};

/** What is banned, by `ogrkod`; 0 stands in the register for a ban without a kind and has no words. */
export const BANS: Readonly<Record<string, string>> = {
	'1': 'Запрет на регистрационные действия',
	'2': 'Запрет на снятие с учёта',
	'3': 'Запрет на регистрационные действия и прохождение ГТО',
	'4': 'Утилизация (для транспорта не старше 5 лет)',
	'5': 'Аннулирование',
};
