import { z } from 'zod';

/** Texts that a register may not tell are null. Dates are `YYYY-MM-DD` or, unread, the register's text. */
const text = z.string().nullable();

/** `exact`: name and birth date, or INN; see vocabulary/person-register.ts. */
const match = z.enum(['exact', 'name-only', 'look']);

export const PassportBlock = z.object({
	/** Null: the register has no data about this passport, which says neither. */
	isValid: z.boolean().nullable(),
});
export type PassportBlock = z.infer<typeof PassportBlock>;

export const InnBlock = z.object({
	/** 1 found, 0 not found, 3 the data fit several people. */
	state: z.union([z.literal(0), z.literal(1), z.literal(3)]),
	inn: z.string().nullable(),
});
export type InnBlock = z.infer<typeof InnBlock>;

export const FsspItem = z.object({
	executiveProduction: z.object({ number: text, date: text }),
	debtor: z.object({ fullName: text, birthDate: text, birthPlace: text }),
	executiveDocument: z.object({ type: text, authority: text }),
	/** `amount` in roubles; null where the register tells none. */
	debt: z.object({ subject: text, amount: z.number().nullable() }),
	bailiff: z.object({ name: text, phone: text }),
	bailiffDepartment: z.object({ name: text, address: text }),
	/** How it ended; null while it is open. `article` 46: nothing was found to take; 47: fulfilled. */
	closed: z.object({ date: text, article: text }).nullable(),
	match,
});
export type FsspItem = z.infer<typeof FsspItem>;
export const FsspBlock = z.object({
	items: z.array(FsspItem),
	/** The rest of all open cases, roubles. */
	total: z.number(),
});
export type FsspBlock = z.infer<typeof FsspBlock>;

export const BankruptcyItem = z.object({
	fio: text,
	inn: text,
	snils: text,
	category: text,
	region: text,
	address: text,
	arbitrManagerFio: text,
	guid: text,
	lastLegalCase: z.object({ number: text, status: z.object({ description: text, date: text }) }).nullable(),
	extrajudicialBankruptcy: z.object({ number: text, date: text }).nullable(),
	match,
});
export type BankruptcyItem = z.infer<typeof BankruptcyItem>;
/** The wire nests the rows as the specification says. */
export const BankruptcyBlock = z.object({ result: z.object({ pageData: z.array(BankruptcyItem) }) });
export type BankruptcyBlock = z.infer<typeof BankruptcyBlock>;

export const PledgeItem = z.object({
	referenceNumber: text,
	registrationTime: text,
	pledgors: z.array(z.string()),
	pledgees: z.array(z.string()),
	subjects: z.array(z.string()),
	guid: text,
	match,
});
export type PledgeItem = z.infer<typeof PledgeItem>;
export const PledgeBlock = z.object({ pageData: z.array(PledgeItem) });
export type PledgeBlock = z.infer<typeof PledgeBlock>;

const side = z.object({ name: text, details: text });
export const ArbiterItem = z.object({
	caseNumber: text,
	date: text,
	court: text,
	caseUrl: text,
	caseDetails: z.object({
		status: text,
		type: text,
		plaintiffs: z.array(side),
		defendants: z.array(side),
	}),
	match,
});
export type ArbiterItem = z.infer<typeof ArbiterItem>;
export const ArbiterBlock = z.object({ items: z.array(ArbiterItem) });
export type ArbiterBlock = z.infer<typeof ArbiterBlock>;

export const WantedItem = z.object({
	/** The word `example` stands for a placeholder: pictures of others' sites are never loaded. */
	imageUrl: text,
	title: text,
	description: text,
	territory: text,
	federal: text,
	match,
});
export type WantedItem = z.infer<typeof WantedItem>;
export const WantedBlock = z.object({ items: z.array(WantedItem) });
export type WantedBlock = z.infer<typeof WantedBlock>;

export const TerroristItem = z.object({
	FullName: text,
	TerroristTypeName: text,
	StatusName: text,
	match,
});
export type TerroristItem = z.infer<typeof TerroristItem>;
export const TerroristBlock = z.object({ data: z.array(TerroristItem) });
export type TerroristBlock = z.infer<typeof TerroristBlock>;

/** The block of each register, as it stands JSON-encoded in the report. An empty list is `clear`. */
export const BLOCKS = {
	passport: PassportBlock,
	inn: InnBlock,
	fssp: FsspBlock,
	bankruptcy: BankruptcyBlock,
	pledge: PledgeBlock,
	arbiter: ArbiterBlock,
	fsin_wanted: WantedBlock,
	terrorist: TerroristBlock,
} as const;
export type BlockData = { readonly [R in keyof typeof BLOCKS]: z.infer<(typeof BLOCKS)[R]> };
