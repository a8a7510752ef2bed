import { lowered } from './folding.ts';
import { marksIn } from './mapped.ts';
import { type PhaseCheck, remarksOf } from './phase.ts';
import { marksOfWords } from './words-of.ts';

/** Endings of nouns; «баранка», «лохматый» and «уродливый» have others. */
const END = '(?:а|у|е|ы|и|ом|ой|ою|ов|ам|ами|ах)?';
const INSULT = new RegExp(
	`^(?:(?:дурак|идиот|дебил|кретин|баран|лох|урод|подонок|подонк|придурок|придурк|ублюдок|ублюдк|имбецил|дегенерат|даун|чмошник|мразот|скотин|недоумок|недоумк|полудурок|полудурк|гнид|паскуд|дур)${END}|козел|козл(?:ы|а|у|ом|ов|ам|ами)|(?:тварь|тварей|твари|мразь|мрази|мразей|мразям|сволочь|сволочи|сволочей|чмо|быдло|быдла|падаль|шваль)|(?:тупорыл|безмозгл|тупоголов|конченн?|обдолбанн?)(?:ый|ая|ые|ого|ых|ому|ым|ой)|дебильн(?:ый|ая|ые|ых)|идиотин[аы])$`,
);
/** Words of hatred towards peoples. */
const HATE =
	/^(?:(?:чурк|чурбан|хач|хачик|черножоп|черномаз|узкоглаз|жид|хохл|кацап|москал|ниггер|чучмек|азер)(?:а|у|е|ы|и|ов|ей|ом|ой|ам|ами|ый|ая|ые|ого|ых)?|хохол|нерусь)$/;
const THREAT =
	/(?<![а-я])(?:чтоб(?:ы)? (?:ты|вы|он|она|они) (?:все )?(?:сдох|подох)[а-я]*|сдохни(?:те)?|убью|зарежу|прирежу|закопаю|переломаю (?:тебе|вам|ему|ноги|руки)|голову оторву|сожгу (?:тебя|его|дом))(?![а-я])/g;

/** Insults, hatred and threats. */
export const insults: PhaseCheck = ({ text }) =>
	remarksOf('insults', [
		{ severity: 'high', reason: 'Угроза.', marks: marksIn(lowered(text), THREAT) },
		{ severity: 'high', reason: 'Вражда к народу.', marks: marksOfWords(text, (word) => HATE.test(word)) },
		{ severity: 'medium', reason: 'Оскорбление.', marks: marksOfWords(text, (word) => INSULT.test(word)) },
	]);
