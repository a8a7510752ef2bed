/**
 * Roots of obscene Russian, each as it begins a word (its usual prefixes are put before it) or, without a
 * caret in front of the prefixes, anywhere. Written for this product from general knowledge of the language,
 * not copied from a list; MIT as the product is. Beside it stand the words of the package russian-bad-words
 * (Denis Mukhametov, MIT). Small letters, ё as е.
 */
const BEFORE =
	'(?:вз|воз|въ?|вы|до|за|из|на|над|не|недо|ни|о|об|объ|одно|от|отъ|пере|по|под|подъ|пона|при|про|раз|разъ|рас|с|съ|у)?';
/** A bare «с» or «в» before this root is an ordinary word: себе, себя, веб. */
const BEFORE_EB = '(?:взъ|въ|вы|до|долб[ао]|за|изъ|на|недо|объ|отъ?|пере|по|подъ?|при|про|разъ?|съ|у|худо)?';

/** Strong ones. */
export const OBSCENE_ROOTS: readonly string[] = [
	`^${BEFORE}ху(?:й|я|ю|е(?!д)|и(?!л)|ил|ен|ев|яр|йн|йл|ет)`,
	'пизд',
	'^пезд[аеуы]',
	'^бля(?:$|[дт])',
	'^вы?бля[дт]',
	`^${BEFORE_EB}еб(?:$|а|у|е|и|л|н|о|ы|ц|ск|ш)`,
	'долб[ао]еб',
	'^муд(?:а[кч]|ил|о[зх]|еп|ня)',
	'^манд(?:$|[аыеу]$|ой$|авош)',
	'^пид(?:ор|ар|р)',
	'залуп',
	'^г[ао]ндон',
	'^(?:от|на|от)?дроч[еиу]',
	'^шлюх',
];

/** Milder ones. */
export const RUDE_ROOTS: readonly string[] = [
	'^сук(?:а|у|и|е|ой|ам|ами|ах|ин[а-я]*)$',
	`^${BEFORE}хер(?:$|[аеуи]$|ом$|н[яюеи]|ов|ач|ел|еть|ась)`,
	'^(?:за|об|на|по|до)?ср(?:ать|ал[аи]?|ан[а-я]*|ут|ешь|ет)$',
	'^жоп',
	'^(?:за|по)?говн',
	'^(?:от|на|по|пере)?трах(?:а[лтю]|нут)',
	'^епт$',
	'^епта$',
];

/** Of the package's words those that are ordinary ones too: boughs, and a word cut short. */
export const NOT_OBSCENE: ReadonlySet<string> = new Set(['сук', 'суков', 'нах', 'еби', 'ебу']);

/** The same in Latin letters. */
export const OBSCENE_LATIN =
	/^(?:na|po|ni|do|za|o)?[hx]u[yijе]|^xy[ijй]|^(?:vy)?bl[iy]a|^p[ie]zd|^cyka$|^suk[aiu]$|^(?:za|ot|na|vy|do)?[ey]?eba(?:t|l|n)|^mud(?:ak|ila)|^pid[oa]r|^govn/;

/** Words of which some letters are hidden behind signs. */
export const OBSCENE_MASKED =
	/^(?:на|по|ни|о)?х[*#@$]+[а-я]*$|^бл[*#@$]+[а-я]*$|^п[и*#@$]*[*#@$]+[а-я*#@$]*[дзц][а-я]*$|^с[*#@$]+к[аиу]$|^(?:за|на|вы|от|по|до)?е[*#@$]+[а-я]{2,}$/;
