/**
 * A part of the contract. In every text `{seller.name}` and the like stand for what is filled in: see
 * `words.ts` of the page for all of them; none of it is ever set in other letters, so a text is a plain
 * string.
 */
export type ContractBlock =
	| { readonly kind: 'title'; readonly text: string; readonly under: string }
	/** Two texts on one line: `ends` puts the second at the right edge, `halves` at the middle. */
	| {
			readonly kind: 'sides';
			readonly spread: 'ends' | 'halves';
			readonly left: string;
			readonly right: string;
	  }
	| { readonly kind: 'heading'; readonly text: string }
	| { readonly kind: 'paragraph'; readonly text: string }
	/** `widths` in percent; a cell that nothing is known for stays empty and is written in by hand. */
	| { readonly kind: 'table'; readonly widths: readonly number[]; readonly rows: readonly ContractRow[] }
	/** Empty lines from edge to edge, for handwriting. */
	| { readonly kind: 'lines'; readonly count: number };

/** `roomy` rows have room for two lines by hand. */
export type ContractRow = { readonly cells: readonly Cell[]; readonly roomy: boolean };
export type Cell = { readonly text: string; readonly label: boolean };

/** A sheet of paper, A4. */
export type Sheet = readonly ContractBlock[];

const label = (text: string): Cell => ({ text, label: true });
const value = (text: string): Cell => ({ text, label: false });
const row = (...cells: readonly Cell[]): ContractRow => ({ cells, roomy: false });
const heading = (text: string): ContractBlock => ({ kind: 'heading', text });
const paragraph = (text: string): ContractBlock => ({ kind: 'paragraph', text });

const PLACE_AND_DATE: ContractBlock = {
	kind: 'sides',
	spread: 'ends',
	left: '{deal.place}',
	right: '{deal.date}',
};

function bothSides(text: string, field: string, roomy = false): ContractRow {
	return { cells: [label(text), value(`{seller.${field}}`), value(`{buyer.${field}}`)], roomy };
}

const PARTIES: ContractBlock = {
	kind: 'table',
	widths: [25, 37.5, 37.5],
	rows: [
		row(label(''), label('Продавец'), label('Покупатель')),
		bothSides('Фамилия, имя, отчество', 'name'),
		bothSides('Дата рождения', 'born'),
		bothSides('Паспорт: серия и номер', 'passport'),
		bothSides('Кем и когда выдан', 'issued', true),
		bothSides('Адрес регистрации', 'address', true),
	],
};

const CAR: ContractBlock = {
	kind: 'table',
	widths: [18, 32, 18, 32],
	rows: [
		row(label('Марка, модель'), value('{car.model}'), label('Госномер'), value('{car.plate}')),
		row(label('VIN'), value('{car.vin}'), label('Год выпуска'), value('{car.year}')),
		row(label('№ двигателя'), value('{car.engine}'), label('№ кузова'), value('{car.body}')),
		row(label('№ шасси, рамы'), value('{car.chassis}'), label('Цвет'), value('{car.colour}')),
		row(label('ПТС или ЭПТС'), value('{car.pts}'), label('СТС'), value('{car.sts}')),
	],
};

const SIGNATURES: readonly ContractBlock[] = [
	{ kind: 'sides', spread: 'halves', left: 'Продавец:', right: 'Покупатель:' },
	{
		kind: 'sides',
		spread: 'halves',
		left: '__________________ / {seller.initials}',
		right: '__________________ / {buyer.initials}',
	},
];

const CONTRACT: Sheet = [
	{ kind: 'title', text: 'ДОГОВОР', under: 'купли-продажи транспортного средства' },
	PLACE_AND_DATE,
	paragraph('Продавец и Покупатель, названные в таблице, заключили этот договор.'),
	PARTIES,
	heading('1. Что продаётся'),
	paragraph(
		'1.1. Продавец передаёт в собственность Покупателя, а Покупатель принимает и оплачивает транспортное средство (далее — ТС):',
	),
	CAR,
	paragraph(
		'1.2. ТС принадлежит Продавцу на праве собственности, что подтверждают названные в таблице документы.',
	),
	heading('2. Цена и расчёты'),
	paragraph('2.1. Цена ТС: {deal.price}.'),
	paragraph(
		'2.2. Покупатель платит всю цену при подписании договора. Подпись Продавца под словами «Деньги получены» подтверждает, что расчёты закончены.',
	),
	heading('3. Передача'),
	paragraph(
		'3.1. Продавец передаёт ТС с ключами и документами в день подписания договора по акту приёма-передачи. С передачей к Покупателю переходят право собственности и риск случайной гибели или повреждения ТС.',
	),
	paragraph('3.2. Покупатель обязуется за 10 дней зарегистрировать ТС в ГИБДД на своё имя.'),
	heading('4. Заверения Продавца'),
	paragraph(
		'4.1. Продавец заверяет Покупателя (статья 431.2 Гражданского кодекса), что на день подписания договора ТС никому не продано и не подарено, не заложено, не арестовано, не числится в розыске, не имеет запретов на регистрационные действия, не является предметом спора и свободно от прав других лиц, а согласие супруга на продажу, если оно нужно, получено.',
	),
	paragraph(
		'4.2. Если заверение окажется неверным, Покупатель вправе отказаться от договора и потребовать вернуть уплаченное и возместить убытки.',
	),
	paragraph('4.3. Покупатель осмотрел ТС до подписания. Недостатки, известные Продавцу, записаны в акте.'),
	heading('5. Прочее'),
	paragraph(
		'5.1. Договор действует с подписания и составлен в трёх экземплярах равной силы: Продавцу, Покупателю и для регистрации в ГИБДД. Изменения к нему — только письменно.',
	),
	paragraph(
		'5.2. Споры стороны решают переговорами, а если не договорятся — в суде по законам Российской Федерации.',
	),
	...SIGNATURES,
	{
		kind: 'sides',
		spread: 'halves',
		left: 'Деньги получены. Продавец:',
		right: '__________________ / {seller.initials}',
	},
];

const ACT: Sheet = [
	{ kind: 'title', text: 'АКТ', under: 'приёма-передачи транспортного средства' },
	PLACE_AND_DATE,
	paragraph('К договору купли-продажи транспортного средства от {deal.date}'),
	paragraph(
		'Продавец, {seller.name}, передал, а Покупатель, {buyer.name}, принял транспортное средство (далее — ТС):',
	),
	CAR,
	heading('1. Что передано вместе с ТС'),
	{
		kind: 'table',
		widths: [34, 16, 34, 16],
		rows: [
			row(label('Пробег по одометру, км'), value(''), label('Ключи, штук'), value('')),
			row(label('ПТС или выписка из ЭПТС'), value(''), label('СТС'), value('')),
			row(label('Сервисная книжка'), value(''), label('Второй комплект колёс'), value('')),
		],
	},
	paragraph('Ещё передано:'),
	{ kind: 'lines', count: 2 },
	heading('2. Состояние'),
	paragraph(
		'Покупатель осмотрел ТС и принимает его таким, какое оно есть. Недостатки, о которых стороны знают (если их нет, напишите «нет»):',
	),
	{ kind: 'lines', count: 7 },
	heading('3. Расчёты и время передачи'),
	paragraph('3.1. Продавец получил от Покупателя за ТС {deal.price}.'),
	paragraph(
		'3.2. ТС передано {deal.date} в _____ ч _____ мин. За нарушения на дороге до этой минуты отвечает Продавец, после неё — Покупатель.',
	),
	paragraph('3.3. Замечаний к передаче и расчётам, кроме записанных в этом акте, стороны не имеют.'),
	...SIGNATURES,
];

/** The contract and the act of handover, a sheet each: the source of DOCX, PDF, page and print. */
export const CONTRACT_SHEETS: readonly Sheet[] = [CONTRACT, ACT];
