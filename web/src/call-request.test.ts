import { deleteAccountRoute, endSessionsRoute } from '@avtosverka/contract/routes/accounts';
import { checkChatTokenRoute } from '@avtosverka/contract/routes/auth';
import { getPaymentsRoute } from '@avtosverka/contract/routes/cabinet';
import { getBaseRoute, sectionRoute } from '@avtosverka/contract/routes/check';
import { listCommentsRoute } from '@avtosverka/contract/routes/comments';
import { createOwnerReportRoute, getOwnerReportRoute } from '@avtosverka/contract/routes/owner-report';
import { getPaidRequestRoute } from '@avtosverka/contract/routes/payments';
import { expect, test } from 'vitest';
import { callRequest } from './call-request.ts';

test('parts of the path are filled in and escaped, and stand nowhere else', () => {
	expect(callRequest(getBaseRoute, { vin: 'а/1' }, {})).toEqual({
		method: 'GET',
		path: '/v1/getBase/%D0%B0%2F1/1',
		bearer: undefined,
		body: undefined,
	});
});

test('what else a GET or a DELETE sends is its query; what is absent is not in it', () => {
	expect(callRequest(checkChatTokenRoute, { messenger: 'telegram', token: 'p/1' }, {}).path).toBe(
		'/v1/auth/telegram/checkToken?token=p%2F1',
	);
	expect(callRequest(endSessionsRoute, { keep: 'current' }, {}).path).toBe('/v1/user/sessions?keep=current');
	expect(callRequest(endSessionsRoute, { keep: undefined }, {}).path).toBe('/v1/user/sessions');
});

test('an access token is a bearer, and never stands in an address', () => {
	const tokens = { token: 't1' };
	expect(callRequest(deleteAccountRoute, {}, tokens)).toMatchObject({ bearer: 't1', body: undefined });
	expect(callRequest(getOwnerReportRoute, { report_uuid: 'u' }, tokens)).toMatchObject({
		path: '/v1/ownerReport/get?report_uuid=u',
		bearer: 't1',
	});
	expect(callRequest(getPaidRequestRoute, { plate: 'A1', known: 'V' }, tokens)).toMatchObject({
		path: '/v1/getPaidRequest/A1/-?known=V',
		bearer: 't1',
	});
});

test('an access token goes in the body where the route wants it there, and nowhere where it wants none', () => {
	expect(callRequest(getPaymentsRoute, {}, { token: 't1' })).toMatchObject({
		bearer: undefined,
		body: { token: 't1' },
	});
	expect(callRequest(getBaseRoute, { vin: 'V' }, { token: 't1' }).bearer).toBeUndefined();
});

test('a bot-protection value goes where the route has a place for it', () => {
	const tokens = { token: 't1', protection: 'p1' };
	expect(callRequest(sectionRoute('dtp'), { vin: 'V' }, tokens).path).toBe('/v1/gibdd/V/dtp/p1');
	expect(callRequest(listCommentsRoute, { vin: 'V' }, tokens)).toMatchObject({
		bearer: 't1',
		body: { vin: 'V', token: 'p1' },
	});
	expect(callRequest(createOwnerReportRoute, { birth_date: 'd' }, tokens)).toMatchObject({
		bearer: undefined,
		body: { birth_date: 'd', token: 't1', protection: 'p1' },
	});
});
