import { emailsIn } from './email.ts';
import { lowered } from './folding.ts';
import { marksIn } from './mapped.ts';
import { type PhaseCheck, remarksOf } from './phase.ts';
import { phonesIn } from './phones.ts';

const MESSENGER =
	/(?<![a-zа-я])(?:телеграмм?[а-я]{0,2}|телег[аеуи]|тг|tg|telegram|ватсапп?[а-я]{0,2}|вотсапп?[а-я]{0,2}|вацап|whatsapp|вайбер[а-я]{0,2}|viber|скайп[а-я]?|skype|инста[а-я]{0,5}|вк|vk)\s*[:—–-]?\s*@?[a-z][a-z\d_.]*[a-z\d](?![a-z\d.])/g;

/** Telephone numbers and e-mails, also spelt in words, with spaces or look-alikes. */
export const contacts: PhaseCheck = ({ text }) =>
	remarksOf('contacts', [
		{ severity: 'medium', reason: 'Номер телефона.', marks: phonesIn(text) },
		{ severity: 'medium', reason: 'Адрес электронной почты.', marks: emailsIn(text) },
		{ severity: 'medium', reason: 'Имя в мессенджере.', marks: marksIn(lowered(text), MESSENGER) },
	]);
