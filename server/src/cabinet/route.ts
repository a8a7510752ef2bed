import type { User } from '@avtosverka/contract/accounts';
import { getBoughtVins, getOwnComments, getPayments, getReports } from '@avtosverka/contract/cabinet';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { signedIn } from '../http/guards/session.ts';
import { serve } from '../http/serve.ts';
import type { CabinetList, OwnLists } from './own-lists.ts';

/** Serves the lists of the cabinet; `lists` comes from the features whose things they are. */
export function registerCabinet(app: FastifyInstance, deps: Deps, lists: OwnLists): void {
	serve(app, deps, getPayments, ({ user }) => listOf(lists.payments, user));
	serve(app, deps, getReports, ({ user }) => listOf(lists.reports, user));
	serve(app, deps, getBoughtVins, ({ user }) => listOf(lists.vins, user));
	serve(app, deps, getOwnComments, ({ user }) => listOf(lists.comments, user));
}

async function listOf<Line>(list: CabinetList<Line>, user: User | null) {
	return { success: true as const, message: '', data: await list(signedIn(user).id) };
}
