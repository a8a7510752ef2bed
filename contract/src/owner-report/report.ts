import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
	checkReportPersonRoute,
	createOwnerReportRoute,
	deleteOwnerReportRoute,
	getOwnerReportDocumentRoute,
	getOwnerReportRoute,
	repeatOwnerReportBlockRoute,
} from '../routes/owner-report.ts';
import { ANSWER_STATES, NOT_ASKED_REASONS, REFUSALS } from '../vocabulary/answer-state.ts';
import { BLOCK_VERDICTS, MATCHES, PERSON_REGISTERS } from '../vocabulary/person-register.ts';
import { VinInput } from '../vocabulary/schemas.ts';
import { SUPPLIERS } from '../vocabulary/supplier.ts';

/** What stands beside a block. */
export const BlockMeta = z.object({
	/** Null while the register is still being asked. */
	state: z.enum(ANSWER_STATES).nullable(),
	source: z.enum(SUPPLIERS).nullable(),
	asOf: z.iso.datetime().nullable(),
	match: z.enum(MATCHES).nullable(),
	reason: z.enum([...REFUSALS, ...NOT_ASKED_REASONS]).nullable(),
	skippedRows: z.int().min(0),
	/** When the register is asked next; null once it has answered, waits for the payment, or is over. */
	nextAt: z.iso.datetime().nullable(),
});
export type BlockMeta = z.infer<typeof BlockMeta>;

/** Part of the price, given back: as requests to who paid signed in, else as money; the other one is 0. */
export const ReportReturn = z.object({
	registers: z.int().min(1),
	requests: z.int().min(0),
	kopecks: z.int().min(0),
});
export type ReportReturn = z.infer<typeof ReportReturn>;

const blockString = z.string().nullable();
const attempts = z.int().min(0);

/** A report: specification, section 3. Block strings are JSON of `BLOCKS`; null while unpaid or absent. */
export const OwnerReport = z.object({
	report_uuid: z.uuid(),
	/** An initial («П.») for those who did not order it, until it is paid for. */
	last_name: z.string(),
	first_name: z.string(),
	/** Empty for a person who has no patronymic. */
	middle_name: z.string(),
	/** Whole for who ordered it, else masked; without any digit for a stranger until it is paid for. */
	passport_number: z.string(),
	/** `DD.MM.YYYY`; null for all who neither ordered nor hold a paid report. */
	birth_date: z.string().nullable(),
	created_at: z.iso.datetime(),
	paid: z.boolean(),
	ready_to_pay: z.boolean(),
	/** `completed` once every block has data or its time is over. */
	report_status: z.enum(['forming', 'completed']),
	fssp: blockString,
	bankruptcy: blockString,
	pledge: blockString,
	arbiter: blockString,
	fsin_wanted: blockString,
	passport: blockString,
	inn: blockString,
	terrorist: blockString,
	passport_attempt_count: attempts,
	inn_attempt_count: attempts,
	fssp_attempt_count: attempts,
	bankruptcy_attempt_count: attempts,
	pledge_attempt_count: attempts,
	arbiter_attempt_count: attempts,
	fsin_wanted_attempt_count: attempts,
	terrorist_attempt_count: attempts,
	/** In the order of PERSON_REGISTERS; `verdict` is null where an unpaid report does not tell it. */
	summary: z.array(z.object({ block: z.enum(PERSON_REGISTERS), verdict: z.enum(BLOCK_VERDICTS).nullable() })),
	meta: z.record(z.enum(PERSON_REGISTERS), BlockMeta),
	/** What was given back for registers that never answered; null while nothing was. */
	returned: ReportReturn.nullable(),
	own: z.boolean(),
	sample: z.boolean(),
});
export type OwnerReport = z.infer<typeof OwnerReport>;

/** The stored access token, empty or null without a sign-in: specification, section 7. */
const StoredToken = z.string().max(256).nullish();

/** Multipart, urlencoded and JSON are understood; texts are read with vocabulary/person.ts. */
export const createOwnerReport = endpoint(createOwnerReportRoute, {
	summary: 'Заказ отчёта о владельце',
	body: z.object({
		last_name: z.string().max(200),
		first_name: z.string().max(200),
		/** Empty only where `no_middle_name` says that there is none. */
		middle_name: z.string().max(200),
		/** The box «Нет отчества»: `true`, or what a form sends for a ticked box. */
		no_middle_name: z.union([z.boolean(), z.string().max(8)]).optional(),
		birth_date: z.string().max(32),
		passport_number: z.string().max(32),
		token: StoredToken,
		/** The version of the consent that was shown and ticked. */
		consent: z.string().max(32),
		/** Drawn by the page for one press of the button: the same one again is the same report. */
		idempotence_key: z.uuid().optional(),
		/** The bot-protection value: `token` is the access token here. */
		protection: z.string().max(4096).optional(),
	}),
	reply: z.object({
		success: z.literal(true),
		message: z.string(),
		data: z.object({ report_uuid: z.uuid() }),
	}),
});

/** Found by its number alone; the token travels in the query, as the specification has it, or as a bearer. */
export const getOwnerReport = endpoint(getOwnerReportRoute, {
	summary: 'Отчёт о владельце: сводка, а после оплаты всё',
	query: z.object({ report_uuid: z.uuid(), token: StoredToken }),
	reply: z.object({
		success: z.literal(true),
		message: z.string(),
		data: z.object({
			report: OwnerReport,
			/** VINs of the cars in the account of who ordered a paid report; none for others. */
			cars: z.array(z.string()).optional(),
		}),
	}),
});

/** «Запросить снова»: the next question to a register that is silent comes at once. */
export const repeatOwnerReportBlock = endpoint(repeatOwnerReportBlockRoute, {
	summary: 'Повторный вопрос молчащему реестру своего отчёта',
	params: z.object({ uuid: z.uuid(), block: z.enum(PERSON_REGISTERS) }),
	reply: z.object({
		success: z.literal(true),
		message: z.string(),
		/** When the register is asked. */
		data: z.object({ nextAt: z.iso.datetime() }),
	}),
});

export const deleteOwnerReport = endpoint(deleteOwnerReportRoute, {
	summary: 'Удаление своего отчёта',
	params: z.object({ uuid: z.uuid() }),
	reply: z.object({ success: z.literal(true), message: z.string() }),
});

/** For those who may see the paid report: the PDF shows no more than its page and masks the passport. */
export const getOwnerReportDocument = endpoint(getOwnerReportDocumentRoute, {
	summary: 'PDF оплаченного отчёта о владельце',
	params: z.object({ uuid: z.uuid() }),
	/** The car that the deal is about, which the buyer's device alone remembers. */
	query: z.object({ vin: VinInput.optional() }),
	reply: z.unknown(),
});

/** For a payer who is not shown whom the report is about: one answer for all fields, and few answers. */
export const checkReportPerson = endpoint(checkReportPersonRoute, {
	summary: 'О том ли человеке неоплаченный отчёт',
	params: z.object({ uuid: z.uuid() }),
	body: z.object({
		full_name: z.string().max(200),
		birth_date: z.string().max(32),
		passport_end: z.string().max(16),
	}),
	reply: z.object({
		success: z.literal(true),
		message: z.string(),
		data: z.object({ matches: z.boolean() }),
	}),
});
