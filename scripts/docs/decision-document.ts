import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { type CarSource, DECISION_WORDS } from '@avtosverka/contract/vocabulary/decision';
import { RULE_GROUPS, type Rule, type RuleGroup } from '@avtosverka/decision/car/rule';
import { CAR_RULES } from '@avtosverka/decision/car/rules';
import { TODAYS_WORD_HOURS } from '@avtosverka/decision/todays-word';
import { drawPersonDecision } from './person-decision.ts';
import { drawRuleLine } from './rule-line.ts';
import { drawRunEstimate } from './run-estimate.ts';
import { wrapLine } from './wrap-line.ts';

const GROUP_TITLES: Readonly<Record<RuleGroup, string>> = {
	law: 'Закон: учёт, розыск, запреты, залог',
	identity: 'Та ли это машина',
	mileage: 'Пробег',
	body: 'Кузов и аварии',
	use: 'Кто и как ездил',
	papers: 'Документы',
	money: 'Цена',
};

const paragraphs = (...texts: readonly string[]) => texts.map((text) => wrapLine(text)).join('\n\n');
const list = (...items: readonly string[]) => items.map((item) => wrapLine(`- ${item}`, '  ')).join('\n');

function beginning(): string {
	return paragraphs(
		'# Как выносится вердикт',
		'Этот документ составлен командой `npm run docs` из `decision/src/car` и `decision/src/person`: правила ' +
			'правят там, в `rules`, и запускают её снова. Сначала — о машине, в конце — о её владельце.',
		'Вердикт считают чистые функции рабочей области `decision`: браузер — пока приходят ответы, сервер — для ' +
			'ботов, документов и API. Одинаковые ответы дают одинаковый вердикт.',
	);
}

function verdicts(): string {
	const words = (verdict: keyof typeof DECISION_WORDS) => `«${DECISION_WORDS[verdict]}» (\`${verdict}\`)`;
	return [
		'## Вердикты',
		list(
			`${words('stop')}: машину нельзя будет зарегистрировать или её могут забрать. Для этого нужна найденная ` +
				'запись; молчание реестра поводом не бывает.',
			`${words('clarify')}: есть что выяснить, прежде чем платить.`,
			`${words('no-obstacles')}: ни того, ни другого в ответах нет.`,
			`${words('too-little')}: судить рано.`,
		),
		paragraphs(
			'Сравнить можно не всё: «Плохого в ответах нет» лучше остальных, «Сначала выясните» лучше, чем ' +
				'«Остановитесь», а «Пока рано решать» не лучше и не хуже этих двух — оно ничего не утверждает.',
			'Повод остановиться решает сразу. Без него нужны сегодняшние ответы всех реестров, в которых такой повод ' +
				'мог бы стоять: розыска, ограничений, залогов и тех, что требуют правила «остановиться». Сегодняшним ' +
				`считается полный ответ самого реестра не старше ${TODAYS_WORD_HOURS} часов: столько же ответы хранятся. ` +
				'Неполный, прежний (вместо замолчавшего реестра) или более старый ответ оставляет «Пока рано решать». Чтобы ' +
				'препятствий не было, должны ответить до конца и реестры правил «выяснить». Если на VIN все реестры ' +
				'отвечают, что записей нет, такой машины, скорее всего, не существует: тогда тоже «Пока рано решать».',
			'Пока реестр спрашивают, вместо вердикта стоит счёт ответов: «Спрашиваем, 4 из 10». Раньше последнего ' +
				'ответа звучит только «Остановитесь».',
		),
		'## Цвета',
		paragraphs(
			'Красный — «Остановитесь», жёлтый — «Сначала выясните». «Плохого в ответах нет» стоит на зелёном, ' +
				'только когда до конца ответили все десять реестров и ни одна причина «учесть» не говорит о самой ' +
				'машине; иначе на сером. Зелёного не снимают правила о качестве данных и о торге, у них стоит «не ' +
				'снимает зелёного». Плитка, строка, знак на шкале времени, бот и картинка берут цвет и знак из той же ' +
				'причины: восьмиугольник, треугольник или «i».',
		),
	].join('\n\n');
}

const LAWS = [
	'## Законы',
	paragraphs(
		'Все, кроме последнего, проверены на 10 000 случайных машин каждый (`decision/src/car/laws.test.ts`).',
	),
	list(
		'Порядок записей в ответах не меняет ни вердикта, ни причин.',
		'Молчание вместо любого ответа никогда не улучшает вердикт и всегда добавляет строку в «Чего не проверяли».',
		'Лишняя плохая запись никогда не улучшает вердикт; исключение — VIN, которого до неё не знал ни один реестр.',
		'Каждая причина называет раздел, запись в нём и время ответа.',
		'Из пустого поля причины не бывает; запись, в которой пусто всё, говорит только о том, что она есть.',
		'О людях ничего не утверждается: залогодатели и частные залогодержатели не названы нигде.',
		'Правило, которое упало с ошибкой, теряет свою причину, а вердикт становится не лучше «Пока рано решать».',
	),
].join('\n\n');

/** The text of docs/decision.md, drawn from the rules and what they say of themselves. */
export async function drawDecision(): Promise<string> {
	const groups = await Promise.all(RULE_GROUPS.map(drawGroup));
	const introduction = paragraphs(
		'Сила причины стоит после имени правила: «остановиться», «выяснить» или «учесть»; если их у правила ' +
			'несколько, названа наибольшая.',
	);
	return `${[beginning(), verdicts(), LAWS, `## Правила\n\n${introduction}`, ...groups, drawRunEstimate(), await drawPersonDecision()].filter(Boolean).join('\n\n')}\n`;
}

async function drawGroup(group: RuleGroup): Promise<string> {
	const rules = CAR_RULES.filter((rule) => rule.group === group).toSorted(byName);
	if (rules.length === 0) return '';
	return [`### ${GROUP_TITLES[group]}`, (await Promise.all(rules.map(drawRule))).join('\n')].join('\n\n');
}

function drawRule(rule: Rule): Promise<string> {
	return drawRuleLine('car', rule, rule.needs.map(titleOf), rule.keepsGreen);
}

function titleOf(source: CarSource): string {
	return source === 'base' ? 'основная карточка' : `«${SECTION_CATALOGUE[source].title}»`;
}

function byName(one: Rule, other: Rule): number {
	return one.id < other.id ? -1 : 1;
}
