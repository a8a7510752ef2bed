import type { NotAskedReason, Refusal } from './answer-state.ts';
import { counted, RECORD_FORMS } from './plural.ts';
import { isIntermediary, type SupplierId, supplierName } from './supplier.ts';

/** What the question was about: some reasons speak of it. */
export type QuestionAbout = 'car' | 'person';

type RefusalWords = Readonly<Record<Refusal, string>>;
type NotAskedWords = Readonly<Record<NotAskedReason, string>>;

/** After «{register} отказал:». */
const OF_REGISTER: RefusalWords = {
	captcha: 'просит ввести цифры с картинки',
	quota: 'лимит запросов исчерпан',
	'no-funds': 'на нашем счёте закончились деньги',
	ban: 'доступ закрыт',
	maintenance: 'идут технические работы',
	withheld: 'сведения не выдаются',
	credentials: 'наш доступ не принят',
};

const OF_INTERMEDIARY: RefusalWords = {
	captcha: 'он просит ввести цифры с картинки',
	quota: 'лимит наших запросов к нему исчерпан',
	'no-funds': 'на нашем счёте у него закончились деньги',
	ban: 'он закрыл нам доступ',
	maintenance: 'у него идут технические работы',
	withheld: 'он не выдаёт эти сведения',
	credentials: 'он не принял наш ключ доступа',
};

const NOT_ASKED: NotAskedWords = {
	'switched-off': 'источник отключён',
	'no-key': 'к источнику нет доступа',
	'wrong-subject': 'по таким данным источник не отвечает',
	'not-in-contract': 'договор с источником не включает эти сведения',
	limit: 'с вашего адреса за час запрошено слишком много отчётов',
	budget: 'исчерпан наш дневной лимит платных запросов, новый начнётся в полночь по московскому времени',
	'after-payment': 'спросим сразу после оплаты',
};

const OF_REGISTER_ABOUT_CARS: RefusalWords = {
	...OF_REGISTER,
	withheld: 'сведения об этой машине не выдаются',
};
const NOT_ASKED_ABOUT_CARS: NotAskedWords = {
	...NOT_ASKED,
	'wrong-subject': 'по такому номеру источник не отвечает',
};

/** What is known of a refusal; an older one may not know its reason. */
export type KnownRefusal = { readonly reason: Refusal | null; readonly source: SupplierId | null };

/** What became of the question, after the register's name, and why. */
export type RefusalParts = { readonly verb: 'отказал' | 'не спросили'; readonly why: string };

/**
 * Who refused: the register itself, or an intermediary, and then the register was not asked at all.
 * «отказал», «доступ закрыт»; «не спросили», «посредник api-cloud.ru отказал, на нашем счёте у него
 * закончились деньги».
 */
export function refusalParts({ reason, source }: KnownRefusal, about: QuestionAbout): RefusalParts {
	if (source !== null && isIntermediary(source)) {
		const why = reason === null ? 'причину он не назвал' : OF_INTERMEDIARY[reason];
		return { verb: 'не спросили', why: `посредник ${supplierName(source)} отказал, ${why}` };
	}
	const words = about === 'car' ? OF_REGISTER_ABOUT_CARS : OF_REGISTER;
	return { verb: 'отказал', why: reason === null ? 'причина не названа' : words[reason] };
}

/** Why no supplier was asked, after «не спрашивали:». */
export function notAskedWords(reason: NotAskedReason | null, about: QuestionAbout): string {
	if (reason === null) return 'причина не названа';
	return (about === 'car' ? NOT_ASKED_ABOUT_CARS : NOT_ASKED)[reason];
}

/** An answer that is none, wherever it was read from; `pending` is still waited for. */
export type KnownAbsence = {
	readonly state: 'unreachable' | 'refused' | 'unreadable' | 'not-asked' | 'pending';
	readonly reason?: Refusal | NotAskedReason | null;
	readonly source?: SupplierId | null;
};

/** What a register did instead of answering, after its name, and why. */
export type AbsenceParts = { readonly verb: string; readonly why: string | null };

/** «не ответил»; «отказал» and «доступ закрыт»; «не спрашивали» and «источник отключён». */
export function absenceParts(
	{ state, reason = null, source = null }: KnownAbsence,
	about: QuestionAbout,
): AbsenceParts {
	switch (state) {
		case 'pending':
			return { verb: 'ещё не ответил', why: null };
		case 'unreachable':
			return { verb: 'не ответил', why: null };
		case 'refused':
			return refusalParts({ reason: reason as Refusal | null, source }, about);
		case 'unreadable':
			return { verb: 'ответил непонятно', why: null };
		case 'not-asked':
			return { verb: 'не спрашивали', why: notAskedWords(reason as NotAskedReason | null, about) };
	}
}

/** «ЕФРСБ отказал: доступ закрыт», without a full stop. `register` is nominative and masculine. */
export function absenceWords(register: string, absence: KnownAbsence, about: QuestionAbout): string {
	const { verb, why } = absenceParts(absence, about);
	return why === null ? `${register} ${verb}` : `${register} ${verb}: ${why}`;
}

/** Stands under every answer that is none. */
export const NOT_CLEAR = 'Это не значит, что записей нет.';

/** «Прочитано не всё: 2 записи прочитать не удалось.»; without a count it is a source behind the register. */
export function unreadWords(count: number): string {
	const rows = count > 0 ? counted(count, RECORD_FORMS) : 'часть ответа';
	return `Прочитано не всё: ${rows} прочитать не удалось.`;
}
