import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { EMPTY_BLOCKS } from '@avtosverka/contract/owner-report/empty-blocks';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Cipher } from '../store/cipher.ts';
import { decryptEmail, decryptFacts, decryptPerson } from './encryption.ts';
import { matchByInn } from './inn-match.ts';
import { withNewestFirst } from './newest-rows.ts';
import type { OpenBlock, OpenReport } from './open-report.ts';
import type { BlockRow, FoundReport } from './store.ts';

/** Opens all that is sealed in a report. Rejects for a key that is gone. */
export async function decryptReport(cipher: Cipher, { report, blocks }: FoundReport): Promise<OpenReport> {
	const { uuid, accountId, createdAt, paidAt, completedAt, email, emailKeyId } = report;
	const byRegister = new Map(blocks.map((block) => [block.register, block]));
	const person = decryptPerson(cipher, uuid, { keyId: report.personKeyId, bytes: report.person });
	const opened = await Promise.all(
		PERSON_REGISTERS.map((register) => openBlock(cipher, uuid, byRegister.get(register), register)),
	);
	return {
		uuid,
		accountId,
		person,
		createdAt,
		paidAt,
		completedAt,
		email: email && emailKeyId ? decryptEmail(cipher, uuid, { keyId: emailKeyId, bytes: email }) : null,
		returned: returnedOf(report),
		blocks: matchByInn(person, opened).map((block) => withNewestFirst(block)),
	};
}

function returnedOf({ returnedRegisters, returnedRequests, returnedKopecks }: FoundReport['report']) {
	if (returnedRegisters === null) return null;
	return { registers: returnedRegisters, requests: returnedRequests ?? 0, kopecks: returnedKopecks ?? 0 };
}

async function openBlock(
	cipher: Cipher,
	uuid: string,
	row: BlockRow | undefined,
	register: PersonRegister,
): Promise<OpenBlock> {
	if (row === undefined) throw new Error(`a report has no block ${register}`);
	const { state, source, asOf, match, reason, skippedRows, attempts, nextAt } = row;
	const common = { register, source, asOf, attempts, nextAt, answered: row.answeredAt !== null };
	const facts = await factsOf(cipher, uuid, row);
	// What was written in a shape of long ago is not readable any more, and must not look like nothing found.
	if (facts === null && common.answered) {
		return { ...common, facts, state: 'unreadable', match: null, reason: null, skippedRows: 0 };
	}
	return { ...common, facts, state, match, reason, skippedRows };
}

async function factsOf(
	cipher: Cipher,
	uuid: string,
	row: BlockRow,
): Promise<BlockData[PersonRegister] | null> {
	if (row.state === 'clear') return EMPTY_BLOCKS[row.register];
	if (row.facts === null || row.factsKeyId === null) return null;
	return decryptFacts(cipher, uuid, row.register, { keyId: row.factsKeyId, bytes: row.facts });
}
