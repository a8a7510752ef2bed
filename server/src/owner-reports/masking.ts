import type {
	ArbiterItem,
	BankruptcyItem,
	BlockData,
	PledgeItem,
} from '@avtosverka/contract/owner-report/blocks';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';

type Side = ArbiterItem['caseDetails']['plaintiffs'][number];

const DIGIT = /\d/g;

/** «1234••••••12», «123-4•••••• 12»: enough to see whether it is another's, too little to use. */
function maskNumber(number: string | null): string | null {
	if (number === null) return null;
	const last = (number.match(DIGIT) ?? []).length - 1;
	let place = -1;
	return number.replace(DIGIT, (digit) => {
		place += 1;
		return place < 4 || place > last - 2 ? digit : '•';
	});
}

/** Their region says enough of where they live. */
function maskBankrupt(item: BankruptcyItem): BankruptcyItem {
	if (item.match === 'exact') return item;
	return { ...item, inn: maskNumber(item.inn), snils: maskNumber(item.snils), address: null };
}

/** The sides of a pledge with the numbers of persons masked; those of firms stay. */
function maskPledge(item: PledgeItem): PledgeItem {
	const maskNumbers = (text: string) =>
		text.replace(new RegExp(OF_A_PERSON, 'g'), (number) => maskNumber(number) ?? '');
	return { ...item, pledgors: item.pledgors.map(maskNumbers), pledgees: item.pledgees.map(maskNumbers) };
}

/** Twelve digits belong to a person, ten to a firm; what stands beside the number is a personal address. */
const OF_A_PERSON = /(?<!\d)\d{12}(?!\d)/;

function maskSide({ name, details }: Side): Side {
	const number = OF_A_PERSON.exec(details ?? '')?.[0];
	return number === undefined ? { name, details } : { name, details: `ИНН ${maskNumber(number)}` };
}

function maskSides(item: ArbiterItem): ArbiterItem {
	const { plaintiffs, defendants, ...rest } = item.caseDetails;
	const caseDetails = {
		...rest,
		plaintiffs: plaintiffs.map(maskSide),
		defendants: defendants.map(maskSide),
	};
	return { ...item, caseDetails };
}

type Masking = { readonly [R in PersonRegister]?: (facts: BlockData[R]) => BlockData[R] };

const MASKED: Masking = {
	bankruptcy: ({ result }) => ({ result: { pageData: result.pageData.map(maskBankrupt) } }),
	pledge: ({ pageData }) => ({ pageData: pageData.map(maskPledge) }),
	// Courts tell no birth dates: of no side it is certain that they are the one who was asked about.
	arbiter: ({ items }) => ({ items: items.map(maskSides) }),
};

/**
 * A block as its buyer may have it: numbers that may be another person's are masked, and that person's
 * address is left out. The agreement was about one person; their namesakes have agreed to nothing.
 */
export function maskOthers<R extends PersonRegister>(register: R, facts: BlockData[R]): BlockData[R] {
	return MASKED[register]?.(facts) ?? facts;
}
