import { type MappedText, mapped, marksIn, replaceIn, type TextMark } from './mapped.ts';
import { type PhaseCheck, remarksOf } from './phase.ts';

const CAR_PAPERS =
	/(?:птс|стс|свидетельств[а-я]*|осаго|полис[а-я]*|диагностическ[а-я]* карт[а-я]*)[^.\n]{0,40}/giu;
const PASSPORT =
	/(?:паспорт[а-я]*|сери[яию])[^\d\n]{0,30}\d{2}\s?\d{2}[\s,№-]*(?:номер[а-я]*|№|n)?[\s:№]*\d{6}(?!\d)/giu;
const SNILS = /(?<!\d)\d{3}-\d{3}-\d{3}[\s-]\d{2}(?!\d)|снилс[^\d\n]{0,15}\d{11}(?!\d)/giu;
const INN = /(?<![а-яё])инн[^\d\n]{0,25}(?:\d{12}|\d{10})(?!\d)/giu;

const STREET =
	'(?:[Уу]л(?:\\.|иц[аеыу])?|[Пп]р-?т\\.?|[Пп]росп(?:\\.|ект[а-я]*)|[Пп]ер(?:\\.|еул[а-я]*)|[Шш]оссе|[Шш]\\.|[Бб]ульвар[а-я]*|[Бб]-р|[Нн]аб(?:\\.|ережн[а-я]*)|[Пп]л(?:\\.|ощад[а-я]*))';
const ADDRESS = new RegExp(
	`(?<![а-яёА-ЯЁ])${STREET}\\s*(?:\\d+-?[а-я]* )?[А-ЯЁ][а-яё-]+(?: [А-ЯЁ][а-яё-]+){0,2},? *(?:[Дд](?:ом|\\.)? *)?\\d+(?:[/-]\\d+|[а-я](?![а-я]))?(?:,? *(?:кв(?:артира|\\.)?|корп(?:ус|\\.)?) *\\d+)*`,
	'gu',
);
const FULL_NAME =
	/(?<![а-яёА-ЯЁ])(?:[А-ЯЁ][а-яё]+(?:-[А-ЯЁ][а-яё]+)? ){1,2}[А-ЯЁ][а-яё]+(?:[оеё]вич|ьич|[оеё]вна|ична)(?:а|у|ем|е|ой|ы)?(?![а-яё])(?: [А-ЯЁ][а-яё]+)?/gu;

function documentsIn(text: MappedText): TextMark[] {
	return [PASSPORT, SNILS, INN].flatMap((pattern) => marksIn(text, pattern));
}

/** Names of people, their papers and their addresses. */
export const personalData: PhaseCheck = ({ text }) => {
	const plain = mapped(text);
	const withoutCarPapers = replaceIn(plain, CAR_PAPERS, () => ' ');
	return remarksOf('personal-data', [
		{ severity: 'high', reason: 'Номер личного документа.', marks: documentsIn(withoutCarPapers) },
		{ severity: 'medium', reason: 'Адрес.', marks: marksIn(plain, ADDRESS) },
		{ severity: 'low', reason: 'Имя и отчество.', marks: marksIn(plain, FULL_NAME) },
	]);
};
