import { CAR_FIELDS, DEAL_FIELDS, type FieldName, PARTY_FIELDS } from './values.ts';

/**
 * What is shown about a field: every field that ever gets advice has a hint, whose room the advice takes;
 * `wide` ones take a whole row on a large screen.
 */
export type ContractField = {
	readonly label: string;
	readonly hint?: string;
	readonly wide?: true;
	readonly digits?: true;
	readonly capitals?: true;
};

const PARTY: Readonly<Record<(typeof PARTY_FIELDS)[number], ContractField>> = {
	name: { label: 'Фамилия, имя, отчество', hint: 'Полностью, как в паспорте', wide: true },
	born: { label: 'Дата рождения', hint: 'ДД.ММ.ГГГГ', digits: true },
	passport: { label: 'Серия и номер паспорта', hint: '4 цифры и 6 цифр', digits: true },
	issuedBy: { label: 'Кем выдан паспорт', wide: true },
	issuedOn: { label: 'Когда выдан', hint: 'ДД.ММ.ГГГГ', digits: true },
	address: { label: 'Адрес регистрации', wide: true },
};

const CAR: Readonly<Record<(typeof CAR_FIELDS)[number], ContractField>> = {
	model: { label: 'Марка и модель', hint: 'Как в СТС' },
	vin: { label: 'VIN', hint: '17 знаков', capitals: true },
	plate: { label: 'Госномер', hint: 'С регионом', capitals: true },
	year: { label: 'Год выпуска', hint: 'Четыре цифры', digits: true },
	engine: { label: 'Номер двигателя', capitals: true },
	body: { label: 'Номер кузова', hint: 'Часто тот же, что VIN', capitals: true },
	chassis: { label: 'Номер шасси или рамы', hint: 'Если нет — «отсутствует»' },
	colour: { label: 'Цвет' },
	pts: { label: 'Номер ПТС или ЭПТС', hint: 'У электронного 15 цифр', capitals: true },
	sts: { label: 'Номер СТС', capitals: true },
};

const DEAL: Readonly<Record<(typeof DEAL_FIELDS)[number], ContractField>> = {
	price: { label: 'Цена, рублей', hint: 'Прописью напишем сами' },
	place: { label: 'Где подписываете', hint: 'Например: г. Тверь' },
	date: { label: 'Когда подписываете', hint: 'ДД.ММ.ГГГГ', digits: true },
};

type Part = {
	readonly title: string;
	readonly fields: readonly (ContractField & { readonly name: FieldName })[];
};

/** The parts of the form in their order. */
export const FORM_PARTS: readonly Part[] = [
	{ title: 'Продавец', fields: PARTY_FIELDS.map((field) => ({ name: `seller.${field}`, ...PARTY[field] })) },
	{ title: 'Покупатель', fields: PARTY_FIELDS.map((field) => ({ name: `buyer.${field}`, ...PARTY[field] })) },
	{ title: 'Машина', fields: CAR_FIELDS.map((field) => ({ name: `car.${field}`, ...CAR[field] })) },
	{ title: 'Сделка', fields: DEAL_FIELDS.map((field) => ({ name: `deal.${field}`, ...DEAL[field] })) },
];
