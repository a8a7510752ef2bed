/**
 * What the fields of each register's rows are called, on the page and on paper: a label says whose category,
 * number or region it is, since a row is read alone.
 */
export const FIELD_WORDS = {
	fssp: {
		begun: 'Производство возбуждено',
		ended: 'Производство окончено',
		subject: 'Предмет долга',
		amount: 'Сумма долга',
		debtor: 'Должник',
		birthDate: 'Дата рождения должника',
		birthPlace: 'Место рождения должника',
		document: 'Исполнительный документ',
		authority: 'Кто выдал документ',
		bailiff: 'Судебный пристав',
		phone: 'Телефон пристава',
		department: 'Отдел приставов',
		address: 'Адрес отдела',
	},
	bankruptcy: {
		status: 'Статус банкротства',
		case: 'Номер дела',
		extrajudicial: 'Внесудебное банкротство',
		extrajudicialDate: 'Дата внесудебного банкротства',
		inn: 'ИНН должника',
		snils: 'СНИЛС должника',
		category: 'Категория должника',
		region: 'Регион должника',
		address: 'Адрес должника',
		manager: 'Арбитражный управляющий',
	},
	pledge: {
		registered: 'Залог зарегистрирован',
		subject: 'Предмет залога',
		pledgor: 'Залогодатель',
		pledgee: 'Залогодержатель',
	},
	arbiter: {
		date: 'Дата дела',
		court: 'Арбитражный суд',
		status: 'Статус дела',
		type: 'Тип дела',
		plaintiffs: 'Истцы',
		defendants: 'Ответчики',
	},
	fsin_wanted: {
		description: 'Описание разыскиваемого',
		territory: 'Территориальный орган ФСИН',
		federal: 'Федеральный розыск',
	},
	terrorist: { list: 'Раздел перечня', status: 'Статус в перечне' },
} as const;

/** Before the sum of the open enforcement cases. */
export const TOTAL_DEBT = 'Общая сумма долга';
