import { createHash } from 'node:crypto';
import type { CachedRegister } from '@avtosverka/contract/vocabulary/register';
import { SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import type { RawReply, SettledAnswer } from '@avtosverka/registers/answer';
import type { Subject } from '@avtosverka/registers/register';
import { type CarFacts, REGISTER_ENTRIES } from '@avtosverka/registers/registers/car';
import { inArray, lt, sql } from 'drizzle-orm';
import { type CachedKey, type CachedRow, cacheStatements } from '../store/cache-statements.ts';
import type { Cipher } from '../store/cipher.ts';
import { dayAfter } from '../store/days.ts';
import { failedQuestions, oldestFailure } from '../store/failed-questions.ts';
import { pack } from '../store/pack.ts';
import { rawWriting } from '../store/raw-statements.ts';
import { cachedAnswer } from '../store/schema/cached-answer.ts';
import { rawReply } from '../store/schema/raw-reply.ts';
import type { Store } from '../store/store.ts';
import type { CachedAnswer, FailedSection } from './answer-result.ts';

/** Hears of a row that cannot be read: which register's, and why. */
type OnUnfit = (register: CachedRegister, error: unknown) => void;

/** Older answers stand in for no register and are deleted. */
const STANDS_IN_FOR_MS = 30 * 24 * 60 * 60 * 1000;

const factsContext = (subject: string, register: string) => `kept_answer.facts:${subject}:${register}`;
const rawContext = (sha256: Buffer) => `raw_reply.body:${sha256.toString('hex')}`;
const nameOf = (subject: Subject) => (subject.kind === 'vin' ? subject.vin : subject.plate);
const keyOf = (subject: Subject) => ({ subjectKind: subject.kind, subject: nameOf(subject) });
const oldestOf = (now: Date) => new Date(now.getTime() - STANDS_IN_FOR_MS);

/**
 * What is kept of a subject, at most one answer for each of `registers`, in one look. A row that does not fit
 * (another shape of facts, a lost key, a supplier we no longer know) is as good as none: `unfit` hears of it.
 */
export async function findCachedAnswers(
	store: Store,
	subject: Subject,
	registers: readonly CachedRegister[],
	now: Date,
	unfit: OnUnfit,
): Promise<CachedAnswer[]> {
	if (!store.standby) return findNewestAnswers(store, subject, registers, now, unfit);
	const doubtful: CachedRegister[] = [];
	const rows = await findRows(cacheStatements(store).find, subject, registers, now);
	const found = readRows(rows, store.cipher, (register) => doubtful.push(register));
	if (doubtful.length === 0) return found;
	return [...found, ...(await findNewestAnswers(store, subject, doubtful, now, unfit))];
}

/** The same, read from the primary: a standby may be some seconds behind. */
export async function findNewestAnswers(
	store: Store,
	subject: Subject,
	registers: readonly CachedRegister[],
	now: Date,
	unfit: OnUnfit,
): Promise<CachedAnswer[]> {
	const rows = await findRows(cacheStatements(store).findNewest, subject, registers, now);
	return readRows(rows, store.cipher, unfit);
}

async function findRows(
	find: (key: CachedKey) => Promise<CachedRow | null>,
	subject: Subject,
	registers: readonly CachedRegister[],
	now: Date,
): Promise<CachedRow[]> {
	const key = keyOf(subject);
	const found = await Promise.all(registers.map((register) => find({ ...key, register })));
	return found.filter((row) => row !== null).filter(({ askedAt }) => askedAt > oldestOf(now));
}

function readRows(rows: readonly CachedRow[], cipher: Cipher, unfit: OnUnfit): CachedAnswer[] {
	return rows.flatMap((row) => {
		try {
			return [readRow(row, cipher)];
		} catch (error) {
			unfit(row.register, error);
			return [];
		}
	});
}

function readRow(row: CachedRow, cipher: Cipher): CachedAnswer {
	const { register, supplier, asOf, askedAt, cachedUntil, state } = row;
	if (row.factsVersion !== REGISTER_ENTRIES[register].factsVersion)
		throw new Error(`Facts of version ${row.factsVersion}`);
	if (!SUPPLIERS.includes(supplier)) throw new Error('Unknown supplier');
	const origin = { source: supplier, asOf };
	if (state === 'clear') return { register, askedAt, cachedUntil, answer: { ...origin, state } };
	const facts = decryptFacts(row, cipher);
	const answer = state === 'found' ? { ...origin, state, facts } : partial(origin, facts, row.skippedRows);
	return { register, askedAt, cachedUntil, answer };
}

function partial(
	origin: Pick<SettledAnswer<never>, 'source' | 'asOf'>,
	facts: CarFacts[CachedRegister],
	skippedRows: number,
) {
	return { ...origin, state: 'partial' as const, facts, skippedRows };
}

function decryptFacts(
	{ facts, factsKeyId, subject, register }: CachedRow,
	cipher: Cipher,
): CarFacts[CachedRegister] {
	if (facts === null || factsKeyId === null) throw new Error('No facts');
	const ciphertext = { bytes: facts, keyId: factsKeyId };
	return JSON.parse(cipher.decrypt(ciphertext, factsContext(subject, register)).toString('utf8'));
}

/** Keeps an answer in place of an older one about the same; a newer one that came meanwhile stays. */
export async function storeAnswer(store: Store, subject: Subject, cached: CachedAnswer): Promise<void> {
	const { register, answer, askedAt, cachedUntil } = cached;
	const value = nameOf(subject);
	const rawSha256 = answer.raw ? await storeRaw(store, answer.raw, askedAt) : null;
	const facts =
		answer.state === 'clear'
			? null
			: store.cipher.encrypt(Buffer.from(JSON.stringify(answer.facts)), factsContext(value, register));
	await cacheStatements(store).write({
		...keyOf(subject),
		register,
		supplier: answer.source,
		state: answer.state,
		skippedRows: answer.state === 'partial' ? answer.skippedRows : 0,
		facts: facts?.bytes ?? null,
		factsKeyId: facts?.keyId ?? null,
		factsVersion: REGISTER_ENTRIES[register].factsVersion,
		rawSha256,
		asOf: answer.asOf,
		askedAt,
		cachedUntil,
	});
}

/** Remembers why a section of a car has no answer; a newer failure that came meanwhile stays. */
export async function storeFailure(store: Store, subject: Subject, failed: FailedSection): Promise<void> {
	await failedQuestions(store).write({ ...keyOf(subject), ...failed });
}

/** The questions about a subject that failed within a day, at most one for each section. */
export async function findFailures(store: Store, subject: Subject, now: Date): Promise<FailedSection[]> {
	const found = await failedQuestions(store).find(keyOf(subject));
	return found.filter(({ askedAt }) => askedAt > oldestFailure(now));
}

/** Ten sections are read from the same bytes within seconds: packed and written once, not ten times. */
const writing = new WeakMap<Uint8Array, { readonly askedAt: Date; readonly sha256: Promise<Buffer> }>();
const WRITTEN_SERVES_MS = 60_000;

function storeRaw(store: Store, raw: RawReply, askedAt: Date): Promise<Buffer> {
	const known = writing.get(raw.body);
	if (known && Math.abs(askedAt.getTime() - known.askedAt.getTime()) < WRITTEN_SERVES_MS) return known.sha256;
	const sha256 = writeRaw(store, raw, new Date(askedAt.getTime() + STANDS_IN_FOR_MS));
	writing.set(raw.body, { askedAt, sha256 });
	sha256.catch(() => writing.delete(raw.body));
	return sha256;
}

async function writeRaw(store: Store, { contentType, body }: RawReply, neededUntil: Date): Promise<Buffer> {
	const sha256 = createHash('sha256').update(body).digest();
	const packed = await pack(store.cipher, body, rawContext(sha256));
	const { bytes, keyId } = packed;
	await rawWriting(store)({ sha256, contentType, body: bytes, keyId, goneOn: dayAfter(neededUntil) });
	return sha256;
}

/** Deletes answers that are too old to stand in for anything, the oldest first; resolves to how many. */
export async function purgeOldAnswers({ db }: Store, now: Date, atMost: number): Promise<number> {
	const { subjectKind, subject, register } = cachedAnswer;
	const old = db
		.select({ subjectKind, subject, register })
		.from(cachedAnswer)
		.where(lt(cachedAnswer.askedAt, oldestOf(now)))
		.orderBy(cachedAnswer.askedAt)
		.limit(atMost)
		.for('update', { skipLocked: true });
	const { rowCount } = await db
		.delete(cachedAnswer)
		.where(inArray(sql`(${subjectKind}, ${subject}, ${register})`, old));
	return rowCount ?? 0;
}

/** Deletes replies of versions that did not divide them into days; resolves to how many. */
export async function purgeOldReplies({ db }: Store, now: Date, atMost: number): Promise<number> {
	const unneeded = db
		.select({ sha256: rawReply.sha256 })
		.from(rawReply)
		.where(lt(rawReply.neededUntil, now))
		.orderBy(rawReply.neededUntil)
		.limit(atMost)
		.for('update', { skipLocked: true });
	const { rowCount } = await db.delete(rawReply).where(inArray(rawReply.sha256, unneeded));
	return rowCount ?? 0;
}
