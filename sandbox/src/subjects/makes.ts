/** How a maker is written: plainly, in Russian, and in the supplier's list of marks. */
export type Make = { readonly name: string; readonly russian: string; readonly markId: string };

/** Makers whose plain name is not just the capitals turned small. */
const KNOWN: Readonly<Record<string, Make>> = {
	LADA: { name: 'LADA', russian: 'Лада', markId: 'ID_MARK_LADA_VAZ' },
	ГАЗ: { name: 'ГАЗ', russian: 'ГАЗ', markId: 'ID_MARK_GAZ' },
	УАЗ: { name: 'УАЗ', russian: 'УАЗ', markId: 'ID_MARK_UAZ' },
	КАМАЗ: { name: 'КамАЗ', russian: 'КамАЗ', markId: 'ID_MARK_KAMAZ' },
	ПАЗ: { name: 'ПАЗ', russian: 'ПАЗ', markId: 'ID_MARK_PAZ' },
	МАЗ: { name: 'МАЗ', russian: 'МАЗ', markId: 'ID_MARK_MAZ' },
	ЗАЗ: { name: 'ЗАЗ', russian: 'ЗАЗ', markId: 'ID_MARK_ZAZ' },
	МОСКВИЧ: { name: 'Москвич', russian: 'Москвич', markId: 'ID_MARK_MOSKVICH' },
	BMW: { name: 'BMW', russian: 'БМВ', markId: 'ID_MARK_BMW' },
	BYD: { name: 'BYD', russian: 'БИД', markId: 'ID_MARK_BYD' },
	GAC: { name: 'GAC', russian: 'ГАК', markId: 'ID_MARK_GAC' },
	JAC: { name: 'JAC', russian: 'ДЖАК', markId: 'ID_MARK_JAC' },
	KIA: { name: 'Kia', russian: 'Киа', markId: 'ID_MARK_KIA' },
	HYUNDAI: { name: 'Hyundai', russian: 'Хендэ', markId: 'ID_MARK_HYUNDAI' },
	TOYOTA: { name: 'Toyota', russian: 'Тойота', markId: 'ID_MARK_TOYOTA' },
	PORSCHE: { name: 'Porsche', russian: 'Порше', markId: 'ID_MARK_PORSCHE' },
	SSANGYONG: { name: 'SsangYong', russian: 'СсангЙонг', markId: 'ID_MARK_SSANGYONG' },
	'MERCEDES-BENZ': { name: 'Mercedes-Benz', russian: 'Мерседес-Бенц', markId: 'ID_MARK_MERCEDES_BENZ' },
};

/** A maker by its name in capitals, as the tables of models carry it. */
export function makeOf(capitals: string): Make {
	const name = capitals.toLowerCase().replace(/(^|[\s-])(\p{L})/gu, (start) => start.toUpperCase());
	const markId = `ID_MARK_${capitals.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`;
	return KNOWN[capitals] ?? { name, russian: name, markId };
}
